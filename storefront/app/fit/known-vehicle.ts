import type { TyreSize } from '@pito/contracts/values/tyre-size'
import { sizeOfProduct } from '@pito/contracts/values/tyre-size'
import type { Vehicle } from '@pito/contracts/vehicles'

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

export function textOfVehicle(vehicle: KnownVehicle): string {
  const { name, loadPerTyreKg, loadPerTwinTyreKg, topSpeedKmh, light, sizes, pairs } = vehicle
  const facts = [loadPerTyreKg ?? '', topSpeedKmh ?? '', light ? 'light' : '']
  const codesOfPairs = pairs.map(({ front, rear }) => `${codeOf(front)}+${codeOf(rear)}`)
  const codes = [sizes.map(codeOf).join(' '), loadPerTwinTyreKg ?? '', codesOfPairs.join(' ')]
  return [name, ...facts, ...codes].join('\t')
}

function codeOf({ width, aspectRatio, diameter }: TyreSize): string {
  return `${width}/${aspectRatio}/${diameter}`
}

function sizesIn(codes: string, separator: string): TyreSize[] {
  return codes.split(separator).flatMap((code) => {
    const [width, aspectRatio, diameter] = code.split('/').map(Number)
    return width && diameter && aspectRatio !== undefined ? [{ width, aspectRatio, diameter }] : []
  })
}

/**
 * Parses the stored vehicle. Returns null if the text is not a vehicle, because anything may be in the browser's
 * storage.
 */
export function vehicleOfText(text: string | null): KnownVehicle | null {
  const [name, load = '', speed = '', light, codes = '', twinLoad = '', pairs = ''] = (text ?? '').split('\t')
  const sizes = sizesIn(codes, ' ')
  if (!name || sizes.length === 0) return null
  return {
    name,
    loadPerTyreKg: Number(load) || null,
    loadPerTwinTyreKg: Number(twinLoad) || null,
    topSpeedKmh: Number(speed) || null,
    light: light === 'light',
    sizes,
    pairs: pairs.split(' ').flatMap((pair) => {
      const [front, rear] = sizesIn(pair, '+')
      return front && rear ? [{ front, rear }] : []
    }),
  }
}
