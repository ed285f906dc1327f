import type { getHolidays } from '@pito/contracts/booking'
import type { Answer } from '@pito/contracts/endpoint'
import { finnishHolidays } from '@pito/contracts/values/finnish-holidays'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'

export function listHolidays({ now, locale }: Context): Answer<typeof getHolidays> {
  const year = Number(helsinkiDate(now).slice(0, 4))
  const holidays = [...finnishHolidays(year), ...finnishHolidays(year + 1)]
  return ok(holidays.map(({ date, names }) => ({ start_date: date, name: names[locale] })))
}
