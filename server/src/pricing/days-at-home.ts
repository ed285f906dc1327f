import { truck } from '@pito/contracts/values/vehicle-type'
import type { DeliveryDays } from './rules/delivery-days.ts'
import { deliveryDays } from './rules/delivery-days.ts'
import type { PriceSettings } from './store.ts'

/** When an order of this moment arrives at home; with truck tyres in it, all of it as late as these. */
export function daysAtHome(
  { clock, deliveryTimes }: Pick<PriceSettings, 'clock' | 'deliveryTimes'>,
  vehicleTypes: readonly number[],
): DeliveryDays {
  return deliveryDays(clock, vehicleTypes.includes(truck) ? deliveryTimes.trucks : deliveryTimes.others)
}
