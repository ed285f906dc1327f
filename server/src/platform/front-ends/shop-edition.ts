import type { Platform } from '../platform.ts'

const justChangedMilliseconds = 1000
const minuteMilliseconds = 60_000

/** Public pages show the shop as of a number of revisions and a Helsinki day (they name the date and the season). */
export function shopEdition({ revisions, clock }: Platform) {
  const today = helsinkiDay()
  return {
    edition: () => `${revisions.total} ${today(clock())}`,
    justChanged: () => clock().getTime() - revisions.changedAt.getTime() < justChangedMilliseconds,
  }
}

/** Formatting a date takes longer than finding a page; within one minute it is the same day. */
function helsinkiDay(): (now: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' })
  let minute = Number.NaN
  let day = ''
  return (now) => {
    const nowMinute = Math.floor(now.getTime() / minuteMilliseconds)
    if (nowMinute !== minute) day = format.format(now)
    minute = nowMinute
    return day
  }
}
