/** The week in which a tyre was made, as on its sidewall: 3125 is week 31 of 2025. */
export interface ProductionWeek {
  readonly year: number
  readonly week: number
}

export type WeekVerdict = 'wrong' | 'in-future' | 'too-old' | 'not-as-new' | 'old' | 'fine'

export function parseProductionWeek(text: string): ProductionWeek | null {
  const [, week, year] = /^(\d{2})(\d{2})$/.exec(text.trim()) ?? []
  if (week === undefined || Number(week) < 1 || Number(week) > 53) return null
  return { year: 2000 + Number(year), week: Number(week) }
}

/** Formats a production week as people type it and as it is printed on the sidewall. */
export function productionWeekText({ year, week }: ProductionWeek): string {
  return `${String(week).padStart(2, '0')}${String(year % 100).padStart(2, '0')}`
}

/** Formats a production week for readers, such as 07/2026. */
export function productionWeekShown({ year, week }: ProductionWeek): string {
  return `${String(week).padStart(2, '0')}/${year}`
}

/** Returns the ISO week of a date in the form YYYY-MM-DD. The year is that of the week's Thursday. */
export function weekOfDate(date: string): ProductionWeek {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + 4 - (day.getUTCDay() || 7))
  const year = day.getUTCFullYear()
  return { year, week: Math.ceil(((day.getTime() - Date.UTC(year, 0, 1)) / 86_400_000 + 1) / 7) }
}

const inOrder = ({ year, week }: ProductionWeek) => year * 100 + week

/** Returns the first week that is not more than so many years old today. */
export function weekYearsAgo(today: string, years: number): ProductionWeek {
  const { year, week } = weekOfDate(today)
  return { year: year - years, week }
}

/** Tyres that are older than this when they arrive are sold only after somebody has confirmed it. */
const confirmedAfterYears = 3
/** Tyres that are older than this when they arrive are not sold as new. */
const asNewForYears = 5
const refusedAfterYears = 20

/**
 * Judges a production week as printed on a tyre. `old`: the tyre is sold with its age shown, if staff confirm it.
 * `not-as-new`: the tyre can be stored but is not sold as new. `today` is a date in the form YYYY-MM-DD.
 */
export function judgeProductionWeek(text: string, today: string): WeekVerdict {
  const week = parseProductionWeek(text)
  if (!week) return 'wrong'
  const isOlderThan = (years: number) => inOrder(week) < inOrder(weekYearsAgo(today, years))
  if (inOrder(week) > inOrder(weekOfDate(today))) return 'in-future'
  if (inOrder(week) <= inOrder(weekYearsAgo(today, refusedAfterYears))) return 'too-old'
  if (isOlderThan(asNewForYears)) return 'not-as-new'
  return isOlderThan(confirmedAfterYears) ? 'old' : 'fine'
}
