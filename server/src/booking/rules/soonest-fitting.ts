import { firstQuantity } from '@pito/contracts/values/cart-quantity'
import { fittedTotal } from '@pito/contracts/values/tyres-total'
import { allVehicles, fittedAs } from '@pito/contracts/values/vehicle-type'
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

export interface FitterWithTime {
  readonly km: number
  readonly minRim: number
  readonly maxRim: number
  readonly fitsRunFlat: boolean
  readonly vehicleTypes: readonly number[]
  readonly prices: readonly Price[]
  /** The date and time as text that sorts chronologically. */
  readonly next: string
}

interface SoonestFitting<Fitter> {
  readonly fitter: Fitter
  readonly quantity: number
  readonly totalCents: number
}

/** A point farther away is suggested only if no point within this distance fits the tyre. */
const nearKm = 30

/**
 * Returns the soonest time within 30 km; if two points have the same time, the nearer point is returned. A point
 * farther away is returned only if no point within 30 km fits the tyre. Returns null for truck tyres, for sold-out
 * tyres and for tyres that no point fits.
 */
export function soonestFitting<Fitter extends FitterWithTime>(
  tyre: TyreToFit,
  fitters: readonly Fitter[],
): SoonestFitting<Fitter> | null {
  const quantity = firstQuantity(tyre.available)
  if (quantity === 0) return null
  const able = fitters.flatMap((fitter) => {
    const price = priceAt(fitter, tyre, quantity)
    return price ? [{ fitter, price }] : []
  })
  const near = able.filter(({ fitter }) => fitter.km <= nearKm)
  const [soonest] = (near.length > 0 ? near : able).toSorted(
    ({ fitter: one }, { fitter: other }) => one.next.localeCompare(other.next) || one.km - other.km,
  )
  if (!soonest) return null
  const { fitter, price } = soonest
  return {
    fitter,
    quantity,
    totalCents: fittedTotal({ quantity, grossCents: tyre.grossCents }, price.cents),
  }
}

/** Returns null if the point does not fit the tyre. */
function priceAt(fitter: FitterWithTime, tyre: TyreToFit, quantity: number): Price | null {
  const { vehicleType, diameter, runFlat } = tyre
  const point = { ...fitter, runFlat: fitter.fitsRunFlat }
  if (whyNotServed([{ quantity, vehicleType, rim: diameter, runFlat }], point) !== null) return null
  const prices = fitter.prices.filter(
    ({ vehicleType: priced, rimFrom, rimTo }) =>
      (priced === allVehicles || priced === fittedAs(vehicleType)) &&
      (rimFrom === null || rimTo === null || (diameter >= rimFrom && diameter <= rimTo)),
  )
  return prices.toSorted((one, other) => one.cents - other.cents)[0] ?? null
}
