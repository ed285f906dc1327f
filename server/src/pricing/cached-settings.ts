import { cacheByTopicAndDay } from '../platform/cache-by-topic.ts'
import type { Context } from '../platform/context.ts'
import type { PriceSettings } from './store.ts'
import { readPriceSettings } from './store.ts'

const cached = cacheByTopicAndDay('pricing', ({ sql, clock }) => readPriceSettings(sql, clock()))

/**
 * Returns the rates and delivery settings of the current day for display, cached until they change or the day ends.
 * Sales are priced by settings that are not cached. The clock is left out, because it does not stand still.
 */
export function cachedSettings(ctx: Pick<Context, 'platform'>): Promise<Omit<PriceSettings, 'clock'>> {
  return cached(ctx, '')
}
