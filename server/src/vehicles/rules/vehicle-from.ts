import type { LicencePlate } from '@pito/contracts/values/licence-plate'
import { car, truck, van } from '@pito/contracts/values/vehicle-type'
import { fitmentsOf } from './fitments-of.ts'
import { sizesOf } from './sizes-of.ts'

interface Registered {
  readonly make: string
  readonly model: string
  readonly firstRegistered: number
  readonly category: 'M1' | 'N1' | 'N2' | 'N3'
  readonly energy: string
  readonly topSpeedKmh: number | null
  readonly axles: readonly {
    readonly maxMassKg: number | null
    readonly tyres: number
    readonly sizes: readonly string[]
  }[]
}

const vehicleTypes = { M1: car, N1: van, N2: truck, N3: truck } as const
const lightKilograms = 3500

/** Returns the vehicle as the API describes it. Returns null if the registry names no valid tyre size. */
export function vehicleFrom(registered: Registered, plate: LicencePlate) {
  const { make, model, energy, category, axles } = registered
  const allSizes = axles.flatMap((axle) => axle.sizes)
  const sizes = sizesOf(allSizes)
  if (sizes.length === 0) return null
  return {
    licence_plate: plate.text,
    usual_form: plate.usual,
    make,
    model,
    first_registered: registered.firstRegistered,
    // If the registry lists only C sizes, as for motorhomes and light trucks, the vehicle needs van tyres.
    vehicle_type: sizes.every(({ commercial }) => commercial) ? van : vehicleTypes[category],
    energy,
    sizes,
    fitments: fitmentsOf(
      axles.every(({ tyres }) => tyres === 2) ? axles.map((axle) => axle.sizes) : [allSizes],
    ),
    load_per_tyre_kg: loadPerTyre(axles.filter(({ tyres }) => tyres <= 2)),
    load_per_twin_tyre_kg: loadPerTyre(axles.filter(({ tyres }) => tyres > 2)),
    top_speed_kmh: registered.topSpeedKmh,
    light: isLight(registered),
  }
}

/**
 * Returns whether the vehicle weighs at most 3,500 kg. Category N1 includes only such vehicles; heavier ones are N2.
 * Category M1, which includes motorhomes, has no limit, so the weight is taken to be the sum of the permitted axle
 * loads.
 */
function isLight({ category, axles }: Registered): boolean {
  if (category !== 'M1') return category === 'N1'
  return axles.reduce((sum, { maxMassKg }) => sum + (maxMassKg ?? 0), 0) <= lightKilograms
}

function loadPerTyre(axles: Registered['axles']): number | null {
  const loads = axles.flatMap(({ maxMassKg, tyres }) =>
    maxMassKg === null ? [] : Math.ceil(maxMassKg / tyres),
  )
  return loads.length > 0 ? Math.max(...loads) : null
}
