import { languageOf } from '@pito/contracts/values/locale'
import type { Ctx } from '../../platform/context.ts'
import { calendarEntry } from './calendar-entry.ts'
import { readFirmOf } from './firm-store.ts'

/** The firm appointment of a cart for the customer’s calendar; null when there is none, or it is agreed by phone. */
export async function bookedEntry(
  { sql, platform, locale, now }: Pick<Ctx, 'sql' | 'platform' | 'locale' | 'now'>,
  cartId: string,
): Promise<string | null> {
  const booking = await readFirmOf(sql, cartId)
  return (booking && calendarEntry(platform.config, booking, languageOf(locale), now)?.text) ?? null
}
