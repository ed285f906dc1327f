import type { DeliveryPrices } from '@pito/contracts/values/delivery-charge'
import type { DeliveryTime, Dispatch, WallClock } from '@pito/contracts/values/delivery-days'
import type { Sql } from '../platform/database/sql.ts'

/** The rates of a day. The tiers are sorted by quantity, ascending. */
export interface PriceSettings extends DeliveryPrices {
  /** Recycling fees and delivery have the rate of products. */
  readonly vatPermille: { readonly products: number; readonly services: number }
  readonly clock: WallClock
  readonly deliveryTimes: { readonly trucks: DeliveryTime; readonly cars: DeliveryTime }
  readonly dispatch: Dispatch
}

/** Reads the rates that apply on the current day in Helsinki. */
export async function readPriceSettings(sql: Sql, now: Date): Promise<PriceSettings> {
  const [settings] = await sql<PriceSettings>`
    select json_build_object(
      'products', vat_permille_on((${now}::timestamptz at time zone 'Europe/Helsinki')::date),
      'services', service_vat_permille_on((${now}::timestamptz at time zone 'Europe/Helsinki')::date)
    ) as vat_permille, (
      select json_agg(json_build_object('fromQuantity', from_quantity, 'grossCents', gross_cents) order by from_quantity)
      from delivery_tier where setting_id = delivery_setting.id
    ) as tiers,
    free_from_cents,
    json_build_object(
      'cars', json_build_object('leastDays', cars_least_days, 'mostDays', cars_most_days),
      'trucks', json_build_object('leastDays', trucks_least_days, 'mostDays', trucks_most_days)
    ) as delivery_times,
    json_build_object(
      'cutOffHour', cut_off_hour, 'noDispatchWeekdays', no_dispatch_weekdays, 'noDispatchDates', no_dispatch_dates
    ) as dispatch, (
      select json_build_object('today', wall::date::text, 'hour', extract(hour from wall)::integer)
      from (select ${now}::timestamptz at time zone 'Europe/Helsinki' as wall) clock
    ) as clock
    from delivery_setting
    where id = delivery_setting_on((${now}::timestamptz at time zone 'Europe/Helsinki')::date)`
  return settings as PriceSettings
}
