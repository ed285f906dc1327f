import type { DealerCalendar } from '@pito/contracts/booking'
import { getDealerAppointments } from '@pito/contracts/booking'
import { notOffered } from '@pito/contracts/values/booking-sentences'
import { holidayOn } from '@pito/contracts/values/finnish-holidays'
import type { Locale } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import { withoutSeconds } from '@pito/web/locale/day-shown'

type Reason = keyof typeof notOffered

export interface FreeDay {
  readonly date: string
  /** The start times, without seconds. */
  readonly times: readonly string[]
  /** The times of the day that cannot be booked, with the reasons. */
  readonly missing: readonly { readonly time: string; readonly reason: Reason }[]
}

export interface TimeStart {
  readonly date: string
  readonly time: string
}

/** Describes one opening of the popup. */
export interface Opened {
  /** The number of this opening. Each opening has a new number, so that its choice starts from the beginning. */
  readonly number: number
  /**
   * The time on which the visitor pressed elsewhere on the page to open the popup, or null if it was opened without a
   * time.
   */
  readonly start: TimeStart | null
}

/** The calendar of a service point: its free times, and the reasons why other times and days cannot be booked. */
export interface DealerTimes {
  readonly lastDate: string
  readonly days: readonly FreeDay[]
  /** The reason why a day has no free time, by date. */
  readonly reasons: Readonly<Record<string, Reason>>
}

const allDays = '92'

/** Loads the times for tyres that are ordered now, or with the token of a link those to which it moves its appointment. */
export async function loadTimes(api: Api, dealerId: number, token?: string): Promise<DealerTimes> {
  const query = { id: String(dealerId), days: allDays, ...(token !== undefined && { token }) }
  const { data } = (await api(getDealerAppointments, query)).data
  return typeof data === 'string' ? { lastDate: '', days: [], reasons: {} } : timesOf(data)
}

export function timesOf({ last_date, days, unavailable }: DealerCalendar): DealerTimes {
  const wholeDays = unavailable.filter(({ full_day }) => full_day)
  return {
    lastDate: last_date,
    days: days.map(({ schedule_date: date, start_times }) => ({
      date,
      times: start_times.map(withoutSeconds),
      missing: unavailable.flatMap(({ schedule_date, start_time, reason }) =>
        schedule_date === date && start_time ? [{ time: withoutSeconds(start_time), reason }] : [],
      ),
    })),
    reasons: Object.fromEntries(wholeDays.map(({ schedule_date, reason }) => [schedule_date, reason])),
  }
}

export function freeDay({ days }: DealerTimes, date: string | null): FreeDay | null {
  return days.find((day) => day.date === date) ?? null
}

/**
 * Returns the reason why a day cannot be picked, with the holiday's name if it is a holiday. Returns null if the day
 * can be picked.
 */
export function whyNotPicked(times: DealerTimes, date: string, locale: Locale): string | null {
  if (freeDay(times, date)) return null
  const reason = times.reasons[date] ?? (date > times.lastDate ? 'too-late' : 'too-soon')
  const sentence = notOffered[reason][locale]
  if (reason !== 'holiday') return sentence
  const holiday = holidayOn(date)
  return holiday ? `${sentence.replace(/\.$/, '')}: ${holiday.names[locale]}.` : sentence
}
