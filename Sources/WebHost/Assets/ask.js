// What programs ask of the browser: `ask[topic](tell, text)`; `tell` answers, once or again and again. docs/protocol.md lists the topics.

// Where the reader is. `text` is "state", "once", "watch" or "stop".
let watching

const states = { granted: 1, denied: 2, prompt: 0 }

async function place(tell, text) {
  const found = ({ coords, timestamp }) => {
    const { latitude, longitude, accuracy, altitude, altitudeAccuracy, heading, speed } = coords
    tell({ state: 1, at: [latitude, longitude, accuracy, altitude, altitudeAccuracy, heading, speed, timestamp] })
  }
  const failed = ({ code }) => tell({ state: code === 1 ? 2 : undefined, error: code })
  if (text === "once") return navigator.geolocation.getCurrentPosition(found, failed, { enableHighAccuracy: true })
  navigator.geolocation.clearWatch(watching)
  if (text === "watch") watching = navigator.geolocation.watchPosition(found, failed, { enableHighAccuracy: true })
  if (text !== "state") return
  const permission = await navigator.permissions?.query({ name: "geolocation" })
  const say = () => tell({ state: states[permission?.state] ?? 0 })
  if (permission) permission.onchange = say
  say()
}

// Notifications. `text` is "state", "ask", or what to show: `{ id, title, body }`; with a `title` of null it is taken away.
const shown = new Map()

async function notify(tell, text) {
  const state = () => ({ granted: 1, denied: 2 })[globalThis.Notification?.permission] ?? (globalThis.Notification ? 0 : 2)
  if (text === "ask") await globalThis.Notification?.requestPermission()
  if (text === "ask" || text === "state") return tell({ state: state() })
  const { id, title, body } = JSON.parse(text)
  shown.get(id)?.close()
  shown.delete(id)
  if (title === null || state() !== 1) return
  const made = new Notification(title, { body, tag: id })
  shown.set(id, made)
  made.onclick = () => {
    focus()
    tell({ state: 1, pressed: id })
  }
}

// The network as the browser knows it: whether it has one, whether the reader saves data, and the kind, where browsers tell. While it has
// none the line is lost, and the server knows by that.
const link = navigator.connection
let tellNetwork

const sayNetwork = () => tellNetwork?.({ online: navigator.onLine, saves: link?.saveData ?? false, type: link?.type ?? "" })
addEventListener("online", sayNetwork)
link?.addEventListener?.("change", sayNetwork)

function network(tell) {
  tellNetwork = tell
  sayNetwork()
}

// The screen stays on while the page is seen. `text` is "on" or "off".
let light
let isLit = false

async function shine() {
  if (!isLit || document.hidden || (light && !light.released)) return
  light = await navigator.wakeLock?.request("screen").catch(() => undefined)
}

function awake(tell, text) {
  isLit = text === "on"
  if (isLit) return shine()
  light?.release()
  light = undefined
}

document.addEventListener("visibilitychange", shine)

// Pictures that the reader chooses, made no larger than `{ id, most, side }` says, as JPEG.
function photos(tell, text) {
  const question = JSON.parse(text)
  choose(tell, question, "image/*", (file) => shrunk(file, question.side))
}

// Files that the reader chooses, of the kinds and up to the size that `{ id, most, accept, limit }` says.
function files(tell, text) {
  const question = JSON.parse(text)
  choose(tell, question, question.accept, async (file) => (file.size > question.limit ? Promise.reject() : file))
}

// Opens the browser's choice, and tells what was chosen in pieces of base64.
function choose(tell, { id, most }, accept, read) {
  const input = document.createElement("input")
  Object.assign(input, { type: "file", accept, multiple: most !== 1 })
  input.oncancel = () => tell({ id, count: -1 })
  input.onchange = async () => {
    const files = [...input.files].slice(0, most || 20)
    tell({ id, count: files.length, names: files.map((file) => file.name) })
    for (const [index, file] of files.entries()) {
      try {
        const data = btoa(await binary(await read(file)))
        for (let start = 0; start === 0 || start < data.length; start += 40000) {
          const end = start + 40000
          tell({ id, index, piece: data.slice(start, end), isLast: end >= data.length })
        }
      } catch {
        tell({ id, index, piece: "", isLast: true, isMissing: true })
      }
    }
  }
  input.click()
}

// A file that the reader is given to keep: `{ id, name, type, data }`, in base64. A question that is asked again is answered alone.
const saved = new Set()

function save(tell, text) {
  const { id, name, type, data } = JSON.parse(text)
  if (!saved.has(id)) {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
    const href = URL.createObjectURL(new Blob([bytes], { type }))
    Object.assign(document.createElement("a"), { href, download: name }).click()
    setTimeout(() => URL.revokeObjectURL(href), 60000)
    saved.add(id)
  }
  tell({ id })
}

// The text that the reader has copied; `text` is the question's name. Browsers may ask the reader.
async function paste(tell, text) {
  tell({ id: text, text: await navigator.clipboard?.readText().catch(() => undefined) })
}

async function shrunk(file, side) {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = new OffscreenCanvas(Math.max(1, picture.width * scale), Math.max(1, picture.height * scale))
  canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.85 })
}

async function binary(blob) {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ""
  for (let start = 0; start < bytes.length; start += 8192) text += String.fromCharCode(...bytes.subarray(start, start + 8192))
  return text
}

// A sentence for assistive software; sentences that come together are read together.
const voice = document.createElement("div")
voice.setAttribute("aria-live", "polite")
Object.assign(voice.style, { position: "fixed", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" })
document.body.append(voice)

function say(tell, text) {
  const line = document.createElement("p")
  line.textContent = text
  voice.append(line)
  setTimeout(() => line.remove(), 10000)
}

// Sounds that nothing shows. `text` is `{ id, url, rate, volume, loops, at }`: a rate of 0 waits, no address is the end of it.
const sounds = new Map()

function sound(tell, text) {
  const { id, url, rate, volume, loops, at } = JSON.parse(text)
  let [player, from] = sounds.get(id) ?? []
  if (from !== url) {
    player?.pause()
    sounds.delete(id)
    if (url === undefined) return
    player = new Audio(url)
    sounds.set(id, [player, url])
    let told = 0
    const say = (state) => {
      if (sounds.get(id)?.[0] !== player) return
      const length = Number.isFinite(player.duration) ? player.duration : undefined
      tell({ id, state, at: player.currentTime, length, plays: !player.paused })
    }
    for (const name of ["loadedmetadata", "playing", "pause", "seeked", "ended", "error"]) player.addEventListener(name, () => say(name))
    // A line every half second is enough for a bar.
    player.addEventListener("timeupdate", () => {
      if (Math.abs(player.currentTime - told) < 0.5) return
      told = player.currentTime
      say("time")
    })
  }
  Object.assign(player, { volume, loop: loops })
  if (at !== undefined) player.currentTime = at
  if (rate === 0) return player.pause()
  player.playbackRate = rate
  player.play().catch(() => tell({ id, state: "refused", at: player.currentTime, plays: false }))
}

// Words that the browser says aloud: `{ id, text, language, rate, pitch, volume }`, one after the other; "pause", "go on", "stop".
function speech(tell, text) {
  const voices = globalThis.speechSynthesis
  if (text === "stop") return voices?.cancel()
  if (text === "pause") return voices?.pause()
  if (text === "go on") return voices?.resume()
  const { id, text: words, language, ...how } = JSON.parse(text)
  if (!voices) return tell({ id, state: "end" })
  const line = Object.assign(new SpeechSynthesisUtterance(words), { lang: language, ...how })
  line.onstart = () => tell({ id, state: "start" })
  line.onend = line.onerror = () => tell({ id, state: "end" })
  voices.speak(line)
}

export const ask = { say, place, notify, network, photos, files, save, paste, awake, sound, speech }
