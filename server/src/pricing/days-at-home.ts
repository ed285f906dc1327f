import { truck } from '@pito/contracts/values/vehicle-type'
import type { DeliveryDays } from './rules/delivery-days.ts'
import { deliveryDays } from './rules/delivery-days.ts'
import type { PriceSettings } from './store.ts'

/**
 * Returns the days between which an order placed now arrives at home. An order with truck tyres is delivered as a
 * whole, so the delivery time of truck tyres applies to all of it.
 */
export function daysAtHome(
  { clock, deliveryTimes }: Pick<PriceSettings, 'clock' | 'deliveryTimes'>,
  vehicleTypes: readonly number[],
): DeliveryDays {
  return deliveryDays(clock, vehicleTypes.includes(truck) ? deliveryTimes.trucks : deliveryTimes.others)
}
