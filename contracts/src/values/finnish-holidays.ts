import type { Locale } from './locale.ts'

interface Holiday {
  /** The date in the form YYYY-MM-DD. */
  readonly date: string
  readonly names: Readonly<Record<Locale, string>>
}

type DateOfYear = (year: number) => string

interface HolidayRule {
  readonly on: DateOfYear
  readonly names: Holiday['names']
}

const dayMilliseconds = 86_400_000

const isoDate = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

/** Returns the date of Easter Sunday, computed with the Gregorian computus of Meeus, Jones and Butcher. */
function easterSunday(year: number): number {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const skipped = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - ((year % 100) % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * sunday) / 451)
  const day = epact + sunday - 7 * late + 114
  return Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1)
}

const fixed =
  (monthAndDay: string): DateOfYear =>
  (year) =>
    `${year}-${monthAndDay}`

const afterEaster =
  (days: number): DateOfYear =>
  (year) =>
    isoDate(easterSunday(year) + days * dayMilliseconds)

/** Returns the first given weekday (0 Sunday to 6 Saturday) on or after a day of the year. */
const weekdayFrom =
  (weekday: number, monthAndDay: string): DateOfYear =>
  (year) => {
    const first = Date.parse(`${year}-${monthAndDay}T00:00:00Z`)
    return isoDate(first + ((weekday - new Date(first).getUTCDay() + 7) % 7) * dayMilliseconds)
  }

const rule = (on: DateOfYear, fi_FI: string, en_GB: string): HolidayRule => ({ on, names: { fi_FI, en_GB } })

/**
 * The thirteen holidays of Finnish law, and the eves of Midsummer and Christmas, which no law names but on which
 * everything is closed. Midsummer has been a Friday and Saturday since 1955.
 */
const rules: readonly HolidayRule[] = [
  rule(fixed('01-01'), 'Uudenvuodenpäivä', 'New Year’s Day'),
  rule(fixed('01-06'), 'Loppiainen', 'Epiphany'),
  rule(afterEaster(-2), 'Pitkäperjantai', 'Good Friday'),
  rule(afterEaster(0), 'Pääsiäispäivä', 'Easter Sunday'),
  rule(afterEaster(1), 'Toinen pääsiäispäivä', 'Easter Monday'),
  rule(fixed('05-01'), 'Vappu', 'May Day'),
  rule(afterEaster(39), 'Helatorstai', 'Ascension Day'),
  rule(afterEaster(49), 'Helluntaipäivä', 'Whit Sunday'),
  rule(weekdayFrom(5, '06-19'), 'Juhannusaatto', 'Midsummer Eve'),
  rule(weekdayFrom(6, '06-20'), 'Juhannuspäivä', 'Midsummer Day'),
  rule(weekdayFrom(6, '10-31'), 'Pyhäinpäivä', 'All Saints’ Day'),
  rule(fixed('12-06'), 'Itsenäisyyspäivä', 'Independence Day'),
  rule(fixed('12-24'), 'Jouluaatto', 'Christmas Eve'),
  rule(fixed('12-25'), 'Joulupäivä', 'Christmas Day'),
  rule(fixed('12-26'), 'Tapaninpäivä', 'St Stephen’s Day'),
]

/**
 * Returns the holidays of a year, sorted by date. Two holidays can have the same date: Ascension Day can fall on May
 * Day.
 */
export function finnishHolidays(year: number): Holiday[] {
  return rules
    .map(({ on, names }) => ({ date: on(year), names }))
    .sort((a, b) => a.date.localeCompare(b.date))
}

const byDate = new Map<string, ReadonlyMap<string, Holiday>>()

export function holidayOn(date: string): Holiday | undefined {
  const year = date.slice(0, 4)
  const known = byDate.get(year)
  if (known) return known.get(date)
  if (byDate.size > 200) byDate.clear()
  const holidays = new Map(finnishHolidays(Number(year)).map((holiday) => [holiday.date, holiday]))
  byDate.set(year, holidays)
  return holidays.get(date)
}
