import { fullSet } from '@pito/contracts/values/cart-quantity'
import { truck } from '@pito/contracts/values/vehicle-type'

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
  /** Date and time, as text that sorts. */
  readonly next: string
}

export interface SoonestFitting<Fitter> {
  readonly fitter: Fitter
  readonly quantity: number
  readonly totalCents: number
}

/** A tyre for all vehicles is fitted as a car's. */
const [all, car] = [1, 2]
/** Who lives in a town goes no farther while there is a point as near as this. */
export const nearKm = 30

/**
 * The soonest time within 30 km, of two at the same time the nearer; only where nobody fits the tyre there, the soonest
 * farther away. Null for truck tyres, what is sold out, and what no point fits.
 */
export function soonestFitting<Fitter extends FitterWithTime>(
  tyre: TyreToFit,
  fitters: readonly Fitter[],
): SoonestFitting<Fitter> | null {
  const quantity = Math.min(fullSet, tyre.available)
  if (tyre.vehicleType === truck || quantity <= 0) return null
  const able = fitters.flatMap((fitter) => {
    const price = priceAt(fitter, tyre)
    return price ? [{ fitter, price }] : []
  })
  const near = able.filter(({ fitter }) => fitter.km <= nearKm)
  const [soonest] = (near.length > 0 ? near : able).toSorted(
    ({ fitter: one }, { fitter: other }) => one.next.localeCompare(other.next) || one.km - other.km,
  )
  if (!soonest) return null
  const { fitter, price } = soonest
  // With a rim size the price is that of one tyre, else of everything at once.
  const fittingCents = price.rimFrom === null ? price.cents : price.cents * quantity
  return { fitter, quantity, totalCents: tyre.grossCents * quantity + fittingCents }
}

/** Null where the point does not fit such a tyre. */
function priceAt(fitter: FitterWithTime, { vehicleType, diameter, runFlat }: TyreToFit): Price | null {
  const vehicle = vehicleType === all ? car : vehicleType
  const fits =
    fitter.vehicleTypes.includes(vehicle) &&
    diameter >= fitter.minRim &&
    diameter <= fitter.maxRim &&
    (fitter.fitsRunFlat || !runFlat)
  if (!fits) return null
  const prices = fitter.prices.filter(
    ({ vehicleType: priced, rimFrom, rimTo }) =>
      (priced === all || priced === vehicle) &&
      (rimFrom === null || rimTo === null || (diameter >= rimFrom && diameter <= rimTo)),
  )
  return prices.toSorted((one, other) => one.cents - other.cents)[0] ?? null
}
