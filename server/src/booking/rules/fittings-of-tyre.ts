import { firstQuantity } from '@pito/contracts/values/cart-quantity'
import { fittedTotal } from '@pito/contracts/values/tyres-total'
import { allVehicles, fittedAs } from '@pito/contracts/values/vehicle-type'
import type { Candidate, Offer } from './choose-offers.ts'
import { chooseOffers, earliestOf } from './choose-offers.ts'
import { whyNotServed } from './why-not-served.ts'

export interface TyreToFit {
  readonly vehicleType: number
  readonly diameter: number
  readonly runFlat: boolean
  readonly available: number
  readonly grossCents: number
}

interface Price {
  readonly vehicleType: number
  readonly rimFrom: number | null
  readonly rimTo: number | null
  readonly cents: number
}

export interface FitterWithTime extends Omit<Candidate, 'cents'> {
  readonly minRim: number
  readonly maxRim: number
  readonly fitsRunFlat: boolean
  readonly vehicleTypes: readonly number[]
  readonly prices: readonly Price[]
}

interface FittingOfTyre<Fitter> extends Candidate {
  readonly fitter: Fitter
  readonly quantity: number
  readonly totalCents: number
}

/**
 * Returns the soonest fitting of a set. Returns null for truck tyres, for sold-out tyres and for tyres that no point
 * fits.
 */
export function soonestFitting<Fitter extends FitterWithTime>(
  tyre: TyreToFit,
  fitters: readonly Fitter[],
): FittingOfTyre<Fitter> | null {
  return earliestOf(fittingsOf(tyre, fitters, firstQuantity(tyre.available)))
}

/** Returns the fittings of several tyres that are worth naming. There are none of more tyres than are available. */
export function fittingOffers<Fitter extends FitterWithTime>(
  tyre: TyreToFit,
  fitters: readonly Fitter[],
  quantity: number,
): Offer<FittingOfTyre<Fitter>>[] {
  return quantity > tyre.available ? [] : chooseOffers(fittingsOf(tyre, fitters, quantity))
}

function fittingsOf<Fitter extends FitterWithTime>(
  tyre: TyreToFit,
  fitters: readonly Fitter[],
  quantity: number,
): FittingOfTyre<Fitter>[] {
  if (quantity === 0) return []
  const { grossCents } = tyre
  return fitters.flatMap((fitter) => {
    const cents = priceAt(fitter, tyre, quantity)
    if (cents === null) return []
    const totalCents = fittedTotal({ quantity, grossCents }, cents)
    return [{ fitter, quantity, totalCents, cents, km: fitter.km, next: fitter.next }]
  })
}

/** Returns the price of fitting one tyre, or null if the point does not fit the tyre. */
function priceAt(fitter: FitterWithTime, tyre: TyreToFit, quantity: number): number | null {
  const { vehicleType, diameter, runFlat } = tyre
  const point = { ...fitter, runFlat: fitter.fitsRunFlat }
  if (whyNotServed([{ quantity, vehicleType, rim: diameter, runFlat }], point) !== null) return null
  const prices = fitter.prices.filter(
    ({ vehicleType: priced, rimFrom, rimTo }) =>
      (priced === allVehicles || priced === fittedAs(vehicleType)) &&
      (rimFrom === null || rimTo === null || (diameter >= rimFrom && diameter <= rimTo)),
  )
  return prices.length === 0 ? null : Math.min(...prices.map(({ cents }) => cents))
}
