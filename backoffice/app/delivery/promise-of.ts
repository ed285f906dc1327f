import { deliveryCharge } from '@pito/contracts/values/delivery-charge'
import type { DeliveryDays, WallClock } from '@pito/contracts/values/delivery-days'
import { deliveryDays } from '@pito/contracts/values/delivery-days'
import { deliveryFaults } from '@pito/contracts/values/delivery-faults'
import type { Values } from '../record/use-unsaved.ts'
import { deliveryIn } from './delivery-values.ts'

/** The numbers of tyres whose delivery price is shown. */
export const shownQuantities = [1, 2, 4, 8] as const

interface DeliveryPromise {
  /** The prices of the shown quantities below the threshold of free delivery, or null if the tiers are wrong. */
  readonly prices: readonly number[] | null
  readonly freeFromCents: number | null
  /** The first day of settings that start later, or null for settings that apply now. */
  readonly start: string | null
  /** The days that the shop promises now or on the first day, or null if a time is wrong. */
  readonly days: { readonly cars: DeliveryDays; readonly trucks: DeliveryDays } | null
}

/** Computes from the texts of the form what customers are promised, by the rules that the shop applies. */
export function promiseOf(values: Values, now: WallClock): DeliveryPromise {
  const { tiers, no_dispatch_dates, fields, valid_from } = deliveryIn(values)
  const read = 'tiers' in tiers ? tiers.tiers : []
  const faults = deliveryFaults({ ...fields, tiers: read })
  const isScheduled = valid_from !== null && isComputable(valid_from) && valid_from > now.today
  const clock = isScheduled ? { today: valid_from, hour: 0 } : now
  const { cars_least_days, cars_most_days, trucks_least_days, trucks_most_days, cut_off_hour } = fields
  const numbers = [cars_least_days, cars_most_days, trucks_least_days, trucks_most_days]
  const { tiers: tiersFault, ...otherFaults } = faults
  const canPromise =
    no_dispatch_dates !== null &&
    Object.keys(otherFaults).length === 0 &&
    numbers.every((days) => days >= 1 && days <= 60)
  const dispatch = {
    cutOffHour: cut_off_hour,
    noDispatchWeekdays: fields.no_dispatch_weekdays,
    noDispatchDates: no_dispatch_dates ?? [],
  }
  const daysIn = (leastDays: number, mostDays: number) =>
    deliveryDays(clock, { leastDays, mostDays }, dispatch)
  return {
    prices: tiersFault ? null : shownQuantities.map((quantity) => chargeOf(read, quantity)),
    freeFromCents: typeof fields.free_from_cents === 'number' ? fields.free_from_cents : null,
    start: isScheduled ? valid_from : null,
    days: canPromise
      ? {
          cars: daysIn(cars_least_days, cars_most_days),
          trucks: daysIn(trucks_least_days, trucks_most_days),
        }
      : null,
  }
}

/** A date field accepts years of up to six digits, for which no dates can be computed. */
function isComputable(date: string): boolean {
  return /^2\d{3}-\d{2}-\d{2}$/.test(date)
}

function chargeOf(
  tiers: readonly { readonly from_quantity: number; readonly gross_cents: number }[],
  quantity: number,
): number {
  const prices = tiers.map(({ from_quantity, gross_cents }) => ({
    fromQuantity: from_quantity,
    grossCents: gross_cents,
  }))
  return deliveryCharge({ tiers: prices, freeFromCents: null }, { quantity, goodsCents: 0 })
}
