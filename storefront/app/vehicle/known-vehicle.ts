import type { TyreSize } from '@pito/contracts/values/tyre-size'
import { sizeOfProduct } from '@pito/contracts/values/tyre-size'
import type { Vehicle } from '@pito/contracts/vehicles'
import { tabStorage } from '@pito/web/boot/storage'
import { vehicleKey } from './vehicle-key.ts'

/** The facts of a vehicle that are stored for this browser tab. The plate is not among them. */
export interface KnownVehicle {
  readonly name: string
  readonly loadPerTyreKg: number | null
  readonly loadPerTwinTyreKg: number | null
  readonly topSpeedKmh: number | null
  readonly light: boolean
  readonly sizes: readonly TyreSize[]
  readonly pairs: readonly SizePair[]
}

/** A front and a rear size that belong together. */
export interface SizePair {
  readonly front: TyreSize
  readonly rear: TyreSize
}

export function knownOf(vehicle: Vehicle): KnownVehicle {
  return {
    name: nameOf(vehicle),
    loadPerTyreKg: vehicle.load_per_tyre_kg,
    loadPerTwinTyreKg: vehicle.load_per_twin_tyre_kg,
    topSpeedKmh: vehicle.top_speed_kmh,
    light: vehicle.light,
    sizes: vehicle.sizes.map(sizeOfProduct),
    pairs: vehicle.fitments.flatMap(({ front, rear }) =>
      rear ? [{ front: sizeOfProduct(front), rear: sizeOfProduct(rear) }] : [],
    ),
  }
}

/** Returns a name such as "Toyota Corolla (E210) 2021". */
export function nameOf({ make, model, first_registered }: Vehicle): string {
  return `${make} ${model} ${first_registered}`
}

/** Returns the vehicle of this browser tab, or null if none is stored or the stored value is no vehicle. */
export function storedVehicle(): KnownVehicle | null {
  const value = tabStorage.getJson(vehicleKey)
  return isKnownVehicle(value) ? value : null
}

function isKnownVehicle(value: unknown): value is KnownVehicle {
  const { name, loadPerTyreKg, loadPerTwinTyreKg, topSpeedKmh, light, sizes, pairs } = (value ??
    {}) as Partial<KnownVehicle>
  return (
    typeof name === 'string' &&
    [loadPerTyreKg, loadPerTwinTyreKg, topSpeedKmh].every((fact) => fact === null || Number.isFinite(fact)) &&
    typeof light === 'boolean' &&
    Array.isArray(sizes) &&
    sizes.length > 0 &&
    sizes.every(isSize) &&
    Array.isArray(pairs) &&
    pairs.every((pair) => isSize(pair?.front) && isSize(pair?.rear))
  )
}

function isSize(value: unknown): value is TyreSize {
  const { width, aspectRatio, diameter } = (value ?? {}) as Partial<TyreSize>
  return [width, aspectRatio, diameter].every(Number.isFinite)
}
