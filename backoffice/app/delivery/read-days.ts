import { addDays } from '@pito/contracts/values/helsinki-date'

const mostDays = 400

/**
 * Reads days as people type them, one day or period on each line: `24.12.2026` or `24.12.2026–2.1.2027`. Returns null
 * if a line cannot be read.
 */
export function readDays(text: string): string[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const periods = lines.map(readPeriod)
  const days = periods.flatMap((period) => period ?? [])
  return periods.includes(null) ? null : [...new Set(days)].sort()
}

function readPeriod(line: string): string[] | null {
  const [from, to = from, ...more] = line.split(/[–-]/).map(readDay)
  if (!from || !to || to < from || more.length > 0) return null
  const days = [from]
  for (let day = addDays(from, 1); day <= to && days.length < mostDays; day = addDays(day, 1)) days.push(day)
  return days
}

function readDay(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text.trim()) ?? []
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const moment = Date.parse(`${date}T00:00:00Z`)
  // JavaScript reads 31.2. as a day of March.
  return Number.isNaN(moment) || new Date(moment).toISOString().slice(0, 10) !== date ? null : date
}

/** Writes days so that `readDays` reads the same, consecutive days as a period. */
export function daysAsLines(days: readonly string[]): string {
  const periods: { from: string; to: string }[] = []
  for (const day of days) {
    const last = periods.at(-1)
    if (last && addDays(last.to, 1) === day) last.to = day
    else periods.push({ from: day, to: day })
  }
  return periods.map(({ from, to }) => (from === to ? typed(from) : `${typed(from)}–${typed(to)}`)).join('\n')
}

function typed(date: string): string {
  return date.split('-').map(Number).reverse().join('.')
}
