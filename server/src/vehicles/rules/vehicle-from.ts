import type { LicencePlate } from '@pito/contracts/values/licence-plate'
import type { TyreSize } from '@pito/contracts/values/tyre-size'
import { sizeText } from '@pito/contracts/values/tyre-size'

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

const vehicleTypes = { M1: 2, N1: 3, N2: 4, N3: 4 } as const
const written = /^(\d{1,3}(?:\.\d{1,2})?)(?:\/(\d{2,3}))?\s*Z?R\s*(\d{2}(?:\.\d)?)(C?)\b/i

/** Null where the registry names no size that a tyre could have. */
export function vehicleFrom(registered: Registered, plate: LicencePlate) {
  const { make, model, energy, category, axles } = registered
  const sizes = sizesOf(axles.flatMap((axle) => axle.sizes))
  if (sizes.length === 0) return null
  return {
    licence_plate: plate.text,
    usual_form: plate.usual,
    make,
    model,
    first_registered: registered.firstRegistered,
    vehicle_type: vehicleTypes[category],
    energy,
    sizes,
    load_per_tyre_kg: loadPerTyre(axles),
    top_speed_kmh: registered.topSpeedKmh,
    light: category === 'M1' || category === 'N1',
  }
}

function sizesOf(texts: readonly string[]) {
  const read = texts.flatMap((text) => readSize(text) ?? [])
  return [...new Map(read.map((size) => [size.size_text, size])).values()]
}

function readSize(text: string) {
  const match = written.exec(text.trim())
  if (!match) return null
  const size: TyreSize = {
    width: Number(match[1]),
    aspectRatio: Number(match[2] ?? 0),
    diameter: Number(match[3]),
  }
  const commercial = match[4] !== ''
  return {
    width: size.width,
    aspect_ratio: size.aspectRatio,
    diameter: size.diameter,
    commercial,
    size_text: sizeText(size, commercial),
  }
}

function loadPerTyre(axles: Registered['axles']): number | null {
  const loads = axles.flatMap(({ maxMassKg, tyres }) =>
    maxMassKg === null ? [] : Math.ceil(maxMassKg / tyres),
  )
  return loads.length > 0 ? Math.max(...loads) : null
}
