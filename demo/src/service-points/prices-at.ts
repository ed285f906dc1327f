import { allVehicles, van } from '@pito/contracts/values/vehicle-type'
import type { Dice } from '../dice.ts'
import { between } from '../dice.ts'

interface Price {
  readonly servicePointId: number
  readonly serviceId: number
  readonly vehicleTypeId: number
  readonly rimFrom: number | null
  readonly rimTo: number | null
  readonly priceCents: number
}

interface Point {
  readonly servicePointId: number
  readonly vehicleTypes: readonly number[]
  readonly minRim: number
  readonly maxRim: number
}

/** The price in cents for fitting one car tyre, by rim diameter. A van tyre costs a quarter more. */
const installation = [
  [8, 15.5, 1790],
  [16, 17.5, 2090],
  [18, 19.5, 2590],
  [20, 24, 3190],
] as const
const wheelChange = [
  [8, 17.5, 2900],
  [18, 24, 3900],
] as const

/** The price of servicing the pressure sensors of a car, whose number does not matter. It is the same everywhere. */
const sensorCents = 2400

/**
 * Returns the services and prices of a service point. Prices differ between points, and not every point offers every
 * service.
 */
export function pricesAt(point: Point, dice: Dice): Price[] {
  const level = 0.88 + 0.3 * dice()
  const { servicePointId } = point
  const once = (serviceId: number, priceCents: number) => ({
    servicePointId,
    serviceId,
    vehicleTypeId: allVehicles,
    rimFrom: null,
    rimTo: null,
    priceCents,
  })
  return [
    ...byRim(point, 1, installation, level),
    ...(dice() < 0.85 ? [once(2, sensorCents)] : []),
    ...(dice() < 0.6 ? [once(3, inTens(between(dice, 5900, 7900) * level))] : []),
    ...(dice() < 0.9 ? byRim(point, 4, wheelChange, level) : []),
    ...(dice() < 0.35 ? [once(5, inTens(4900 * level))] : []),
  ]
}

function byRim(
  { servicePointId, vehicleTypes, minRim, maxRim }: Point,
  serviceId: number,
  rims: readonly (readonly [from: number, to: number, cents: number])[],
  level: number,
): Price[] {
  return vehicleTypes.flatMap((vehicleTypeId) =>
    rims
      .filter(([from, to]) => to >= minRim && from <= maxRim)
      .map(([from, to, cents]) => ({
        servicePointId,
        serviceId,
        vehicleTypeId,
        rimFrom: Math.max(from, minRim),
        rimTo: Math.min(to, maxRim),
        priceCents: inTens(cents * level * (vehicleTypeId === van ? 1.25 : 1)),
      })),
  )
}

/** Rounds a price so that it ends in ,90 or ,00, as workshops price their services. */
function inTens(cents: number): number {
  const euros = Math.round(cents / 100)
  return euros % 3 === 0 ? euros * 100 : euros * 100 - 10
}
