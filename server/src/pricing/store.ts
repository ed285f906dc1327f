import type { Tier } from '@pito/contracts/values/delivery-charge'
import type { Sql } from '../platform/database/sql.ts'
import type { DeliveryTime, WallClock } from './rules/delivery-days.ts'

export interface PriceSettings {
  readonly vatPermille: number
  /** The tiers are sorted by quantity, ascending. */
  readonly tiers: readonly Tier[]
  readonly clock: WallClock
  readonly deliveryTimes: { readonly trucks: DeliveryTime; readonly others: DeliveryTime }
}

/** Reads the rates that apply on the current day in Helsinki. */
export async function readPriceSettings(sql: Sql, now: Date): Promise<PriceSettings> {
  const [settings] = await sql<PriceSettings>`
    select vat_permille_on((${now}::timestamptz at time zone 'Europe/Helsinki')::date) as "vatPermille", (
      select json_agg(json_build_object('fromQuantity', from_quantity, 'grossCents', gross_cents) order by from_quantity)
      from delivery_tier
    ) as tiers, (
      select json_object_agg(case when for_trucks then 'trucks' else 'others' end, json_build_object(
        'leastDays', least_days, 'mostDays', most_days, 'untilHour', until_hour
      )) from delivery_time
    ) as "deliveryTimes", (
      select json_build_object('today', wall::date::text, 'hour', extract(hour from wall)::integer)
      from (select ${now}::timestamptz at time zone 'Europe/Helsinki' as wall) clock
    ) as clock`
  return settings as PriceSettings
}
