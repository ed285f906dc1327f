import type { DeliveryDays } from '@pito/contracts/values/delivery-days'
import { deliveryDays } from '@pito/contracts/values/delivery-days'
import { truck } from '@pito/contracts/values/vehicle-type'
import type { PriceSettings } from './store.ts'

/**
 * Returns the days between which an order placed now arrives at home. An order with truck tyres is delivered as a
 * whole, so the delivery time of truck tyres applies to all of it.
 */
export function daysAtHome(
  { clock, deliveryTimes, dispatch }: Pick<PriceSettings, 'clock' | 'deliveryTimes' | 'dispatch'>,
  vehicleTypes: readonly number[],
): DeliveryDays {
  const { trucks, cars } = deliveryTimes
  return deliveryDays(clock, vehicleTypes.includes(truck) ? trucks : cars, dispatch)
}
