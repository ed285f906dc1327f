import { languageOf } from '@pito/contracts/values/locale'
import type { Context } from '../../platform/context.ts'
import { calendarEntry } from './calendar-entry.ts'
import { readFirmOf } from './firm-store.ts'

/**
 * Returns the calendar file for the firm appointment of an order. Returns null if the order has no firm appointment, or
 * if its time is agreed by phone.
 */
export async function bookedEntry(
  { sql, platform, locale, now }: Pick<Context, 'sql' | 'platform' | 'locale' | 'now'>,
  orderId: string,
): Promise<string | null> {
  const booking = await readFirmOf(sql, orderId)
  return (booking && calendarEntry(platform, booking, languageOf(locale), now)?.text) ?? null
}
