// The page's half of the protocol that docs/protocol.md describes: applies patches, reports what the reader does, and
// keeps the connection. This file and those that WebAssets.swift lists are served as one module: this is the connection.

const doc = document
const page = doc.documentElement
const byID = (id) => doc.getElementById(id)
const on = (type, handler, options) => addEventListener(type, handler, options)
const calm = matchMedia("(prefers-reduced-motion: reduce)")
const dark = matchMedia("(prefers-color-scheme: dark)")

let token = doc.body.dataset.token ?? "-" // none on a page that was kept
let socket, retry, noticeTimer
let ready = false // introduced, and answered
let wasReady = false
let attempts = 0
let cut // when the connection was lost
let revision = 0 // the last message applied
let sequence = 0 // the last event numbered
let told = 0 // the last event numbered when this socket was introduced
let acknowledged = 0 // the last event that the server has handled
let lastGo = 0 // the last Back or Forward
let heard = 0 // when the server was last heard
let queue = [] // [sequence, message] not yet handled
const entered = new Map() // by name: { seq, value, early } of what the reader has entered

// The latency simulator: ?~latency=300 delays all traffic of this tab by 300 ms there and back; 0 ends it. The server says
// where it is allowed: a link must not make a reader's tab useless.
const diagnostics = doc.body.dataset.diagnostics !== undefined
const asked = new URLSearchParams(location.search).get("~latency")
if (asked !== null && diagnostics) sessionStorage.setItem("~latency", asked)
const latency = (diagnostics && Number(sessionStorage.getItem("~latency") ?? localStorage.getItem("~latency"))) || 0
const late = (action) => (latency ? setTimeout(action, latency / 2) : action())

function wire(message) {
  const target = socket
  // Long messages go in parts that begin with a plus, the last one with an equals sign.
  const parts = JSON.stringify(message).match(/[^]{1,16000}/gu)
  const marked = parts.map((part, index) => (parts[1] ? "+="[+(index === parts.length - 1)] : "") + part)
  late(() => target.readyState === 1 && marked.forEach((part) => target.send(part)))
}

function post(number, message) {
  // While nobody listens, only the last text of a field counts.
  const last = queue.at(-1)?.[1]
  if (!ready && message[2] === "input" && last?.[2] === "input" && last[1] === message[1]) queue.pop()
  queue.push([number, message])
  if (ready) wire(message)
}

function send(targets, name, value) {
  // What is still seen of what has gone tells nothing.
  for (const target of targets?.split(" ") ?? []) {
    const message = [++sequence, parseInt(target, 36), name]
    if (value !== undefined) message.push(value)
    post(sequence, message)
  }
  return sequence
}

// The server sees the zone only here; the cookie tells it before the next first page.
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
const remember = (name, value) => (doc.cookie = `${name}=${value};path=/;max-age=31536000;samesite=lax`)
remember("zone", encodeURIComponent(zone))
remember("width", innerWidth)

const visitor = () => ({
  scheme: dark.matches ? "dark" : "light",
  width: innerWidth,
  height: innerHeight,
  languages: [...navigator.languages].slice(0, 8),
  zone,
  calm: calm.matches,
  away: doc.hidden,
})

function connect() {
  clearTimeout(retry)
  if (socket && socket.readyState < 2) return
  const mine = (socket = new WebSocket(location.origin.replace(/^http/, "ws") + "/~/live"))
  heard = Date.now()
  mine.onopen = () => {
    if (mine !== socket) return
    told = sequence
    const held = {}
    const kept = {}
    for (const [name, entry] of entered) (entry.early ? held : kept)[name] = entry.value
    const v = doc.body.dataset.version
    wire(["hello", { token, rev: revision, seq: sequence, place: place(), hidden, held, kept, v, ...visitor() }])
  }
  mine.onmessage = (event) => late(() => mine === socket && receive(JSON.parse(event.data)))
  mine.onclose = (event) => mine === socket && lost(event.code)
}

function lost(code) {
  socket = undefined
  ready = false
  if (code === 4400 || code === 1009) queue = []
  if (code === 1009) entered.clear()
  if (code === 4409) {
    say(doc.body.dataset.elsewhere)
    on("focus", connect, { once: true })
    return
  }
  if (code === 4426 && reload()) return
  if (code === 4401) return void renew()
  noticeTimer ??= setTimeout(() => say(doc.body.dataset.connecting), 1000)
  again()
}

// Waits a random time. For the first minute somebody looks on: then the line is tried at least once a second.
function again() {
  const isWatched = !doc.hidden && navigator.onLine && Date.now() - (cut ??= Date.now()) < 60000
  retry = setTimeout(connect, Math.random() * Math.min(isWatched ? 900 : 10000, 250 * 2 ** attempts++))
}

function hurry() {
  if (ready || (socket?.readyState === 0 && Date.now() - heard < 2000)) return
  const stuck = socket
  socket = undefined
  stuck?.close()
  connect()
}

// The token is not accepted any more, as after a restart with another secret.
async function renew() {
  try {
    const answer = await fetch("/~/token")
    if (answer.ok) token = await answer.text()
  } catch {}
  again()
}

// The server has another script: takes along what the reader has entered. Not twice in a row, should two servers differ.
function reload(pause = 10000) {
  if (Date.now() - sessionStorage.getItem("~reloaded") < pause) return false
  sessionStorage.setItem("~reloaded", Date.now())
  const values = [...entered].map(([name, entry]) => [name, entry.value])
  sessionStorage.setItem("~entered", JSON.stringify(values))
  location.reload()
  return true
}

function drop() {
  const dead = socket
  lost(0)
  dead?.close()
}

setInterval(() => {
  if (!socket || socket.readyState > 1) return
  const silence = Date.now() - heard
  if (silence > 10000 && (queue.length || !ready || silence > 35000)) drop()
  else if (ready && silence > 25000) wire(["ping"])
}, 2500)

on("offline", drop)
on("online", hurry)
on("visibilitychange", () => doc.hidden || hurry())
on("pagehide", () => {
  const leaving = socket
  socket = undefined
  ready = false
  clearTimeout(retry)
  leaving?.close()
})
on("pageshow", (event) => event.persisted && connect())
