import type { DeliveryDays, DeliveryTime } from '@pito/contracts/values/delivery-days'
import { deliveryDays } from '@pito/contracts/values/delivery-days'
import { truck } from '@pito/contracts/values/vehicle-type'
import type { PriceSettings } from './store.ts'

/** Returns the days between which an order placed now arrives at home. */
export function daysAtHome(
  settings: Pick<PriceSettings, 'clock' | 'deliveryTimes' | 'dispatch'>,
  vehicleTypes: readonly number[],
): DeliveryDays {
  return deliveryDays(settings.clock, deliveryTimeOf(settings, vehicleTypes), settings.dispatch)
}

/**
 * An order with truck tyres is delivered as a whole, so the delivery time of truck tyres applies to all of it.
 */
export function deliveryTimeOf(
  { deliveryTimes: { trucks, cars } }: Pick<PriceSettings, 'deliveryTimes'>,
  vehicleTypes: readonly number[],
): DeliveryTime {
  return vehicleTypes.includes(truck) ? trucks : cars
}
