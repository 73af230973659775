#!/usr/bin/env bash
# The tests whose data depend on the day, on forty dates, each with a time zone and a language of the machine.
# `scripts/test-days.sh 2028-02-29T12:00:00Z` takes the given dates only. What takes chances (FuzzTests) stays out.
set -uo pipefail
cd "$(dirname "$0")/.."
suites='^(StandInsTests|NewsAPITests|TMDbTests|HackerNewsTests|TheCatAPITests|NewsreelTests|ReaderTests)\.'
days=(
  # Year's ends and beginnings, a century's among them, and what ISO counts as the last week of a year.
  "2026-12-31T23:59:30Z UTC C" "2027-01-01T00:00:00Z America/Los_Angeles en_US.UTF-8"
  "2027-12-31T12:00:00Z Pacific/Kiritimati de_DE.UTF-8" "2028-01-01T10:00:01Z Pacific/Pago_Pago ru_RU.UTF-8"
  "2099-12-31T23:59:59Z Europe/Berlin C.UTF-8" "2100-01-01T00:00:00Z Asia/Tokyo ja_JP.UTF-8"
  "2024-12-30T08:30:00Z Europe/London en_GB.UTF-8" "2027-01-03T22:15:00Z Asia/Kolkata hi_IN.UTF-8"
  # Leap days, the days beside them, and years that are none.
  "2028-02-28T23:59:59Z Europe/Paris fr_FR.UTF-8" "2028-02-29T00:00:00Z UTC en_US.UTF-8"
  "2028-02-29T23:30:00Z Asia/Kathmandu ne_NP.UTF-8" "2028-03-01T00:00:00Z America/New_York en_US.UTF-8"
  "2024-02-29T12:34:56Z Africa/Cairo ar_EG.UTF-8" "2100-02-28T23:59:00Z UTC C" "2027-02-28T18:00:00Z Asia/Riyadh ar_SA.UTF-8"
  # Changes of summer time, both ways, north and south, and one by half an hour.
  "2027-03-28T00:59:59Z Europe/Berlin de_DE.UTF-8" "2027-03-28T01:00:00Z Europe/Berlin de_DE.UTF-8"
  "2026-10-25T00:30:00Z Europe/Berlin de_DE.UTF-8" "2026-10-25T01:30:00Z Europe/London en_GB.UTF-8"
  "2027-03-14T09:59:59Z America/Los_Angeles en_US.UTF-8" "2026-11-01T06:30:00Z America/New_York es_US.UTF-8"
  "2026-10-03T16:00:00Z Australia/Sydney en_AU.UTF-8" "2027-04-03T15:00:00Z Australia/Lord_Howe en_AU.UTF-8"
  "2027-04-03T14:00:00Z Pacific/Auckland en_NZ.UTF-8"
  # Ends of months, of the lists' sixty weeks, and Fridays the thirteenth.
  "2026-01-31T23:59:59Z America/Sao_Paulo pt_BR.UTF-8" "2026-04-30T23:00:00Z Europe/Istanbul tr_TR.UTF-8"
  "2026-06-30T23:59:59Z Asia/Tehran fa_IR.UTF-8" "2026-07-31T04:05:06Z America/St_Johns fr_CA.UTF-8"
  "2026-08-31T20:00:00Z Asia/Shanghai zh_CN.UTF-8" "2026-11-13T13:13:13Z Europe/Madrid es_ES.UTF-8"
  # Days of the week, and a day on which two headlines began alike.
  "2026-11-22T05:15:00Z UTC C" "2026-11-21T05:15:00Z UTC C" "2026-11-23T11:11:11Z Europe/Rome it_IT.UTF-8"
  "2026-05-05T05:05:05Z Asia/Bangkok th_TH.UTF-8" "2027-07-07T17:45:00Z Asia/Seoul ko_KR.UTF-8"
  # The beginning of the stand-ins' world, and far ahead.
  "2022-01-01T00:00:00Z UTC en_US.UTF-8" "2400-02-29T12:00:00Z Europe/Moscow ru_RU.UTF-8"
  "2038-01-19T03:14:08Z UTC C" "2061-07-28T09:00:00Z Atlantic/Azores pt_PT.UTF-8"
  "2126-11-22T23:59:59Z Pacific/Chatham en_NZ.UTF-8"
)
[ $# -gt 0 ] && days=() && for date in "$@"; do days+=("$date ${TZ:-UTC} ${LANG:-C}"); done

output=$(mktemp)
trap 'rm -f "$output"' EXIT
failed=()
for day in "${days[@]}"; do
  read -r date zone language <<<"$day"
  if NEWSREEL_TEST_DATE=$date TZ=$zone LANG=$language LC_ALL=$language \
    "${SWIFT:-swift}" test --skip-build --filter "$suites" --skip FuzzTests >"$output" 2>&1; then
    echo "$date $zone $language: well"
  else
    echo "$date $zone $language: FAILED"
    { grep -E '✘|error:|Fatal' "$output" || tail -n 5 "$output"; } | cut -c1-300 | head -40
    failed+=("$day")
  fi
done
if [ ${#failed[@]} -gt 0 ]; then
  printf 'Failed on %s of %s dates:\n' "${#failed[@]}" "${#days[@]}"
  printf '  %s\n' "${failed[@]}"
  exit 1
fi
