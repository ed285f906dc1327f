import type { DeliveryTime } from '@pito/contracts/values/delivery-days'
import { part } from '../platform/database/statement.ts'

export interface DeliveryTimes {
  readonly cars: DeliveryTime
  readonly trucks: DeliveryTime
}

/** The working days that deliveries take on a day in Helsinki, as a column for queries of other tables. */
export const deliveryTimesColumn = (day: string) => part`(
  select json_build_object(
    'cars', json_build_object('leastDays', cars_least_days, 'mostDays', cars_most_days),
    'trucks', json_build_object('leastDays', trucks_least_days, 'mostDays', trucks_most_days)
  )
  from delivery_setting where id = delivery_setting_on(${day}::date)
)`

/** The template of links to the carrier's page about a parcel, as a column for queries of other tables. */
export const trackingLink = (now: Date) => part`(
  select tracking_link from delivery_setting
  where id = delivery_setting_on((${now}::timestamptz at time zone 'Europe/Helsinki')::date)
)`

/** The price of tyres in cents from which delivery is free on a day in Helsinki, or null if it never is. */
export const freeDeliveryColumn = (day: string) => part`(
  select free_from_cents from delivery_setting where id = delivery_setting_on(${day}::date)
)`
