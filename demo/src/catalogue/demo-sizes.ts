import { readCsv } from '../read-csv.ts'
import type { DemoModel } from './demo-models.ts'

export interface DemoSize {
  readonly id: number
  readonly vehicle: 'car' | 'van' | 'truck'
  readonly width: number
  /** The aspect ratio, or 0 if the size has none. */
  readonly aspect: number
  readonly diameter: number
  readonly commercial: boolean
  /** The load index of the standard version, or null if this version is unusual. */
  readonly load: number | null
  readonly loadDual: number | null
  readonly loadXl: number | null
  readonly summerSpeeds: readonly string[]
  readonly winterSpeeds: readonly string[]
  readonly use: string
  /** The popularity of the size, from 1 to 5. */
  readonly popularity: number
}

export function demoSizes(): DemoSize[] {
  return readCsv('tyre-sizes.csv').map(asSize)
}

function asSize(row: Record<string, string>, index: number): DemoSize {
  const text = (column: string) => row[column] ?? ''
  const numberOrNull = (column: string) => (row[column] ? Number(row[column]) : null)
  return {
    id: index + 1,
    vehicle: text('vehicle_type') as DemoSize['vehicle'],
    width: Number(text('width')),
    aspect: Number(text('aspect')),
    diameter: Number(text('diameter')),
    commercial: text('commercial') === 'C',
    load: numberOrNull('load_index'),
    loadDual: numberOrNull('load_index_dual'),
    loadXl: numberOrNull('load_index_xl'),
    summerSpeeds: text('speed_summer').split(' '),
    winterSpeeds: text('speed_winter').split(' '),
    use: text('use'),
    popularity: Number(text('popularity')),
  }
}

/** Tells whether a manufacturer would make this model in this size. */
export function isMadeIn(model: DemoModel, size: DemoSize): boolean {
  const [least, most] = model.rims
  if (size.diameter < least || size.diameter > most) return false
  if (model.kind === 'van') return size.vehicle === 'van' && (size.use === 'van' || model.season === 'Summer')
  if (model.kind === 'truck') return size.vehicle === 'truck' && isForAxle(model, size)
  return size.vehicle === 'car' && (model.kind === 'suv' ? isForSuv(model, size) : isForCar(size))
}

function isForCar(size: DemoSize): boolean {
  return size.use === 'car' || (size.aspect <= 70 && size.width <= 235)
}

function isForSuv(model: DemoModel, size: DemoSize): boolean {
  if (model.allTerrain) return size.width >= 205 && size.aspect >= 60
  return size.use === 'car/suv' || (size.diameter >= 18 && size.width >= 225)
}

function isForAxle({ axle }: DemoModel, { use }: DemoSize): boolean {
  if (axle === 'trailer') return use.includes('trailer')
  return use === 'all' || (axle !== null && use.includes(axle))
}

const defaults = [
  ['car', 205, 55, 16],
  ['van', 205, 65, 16],
  ['truck', 315, 80, 22.5],
] as const

/** Tells whether the shop preselects this size on a first visit. */
export function isDefaultSize(size: DemoSize): boolean {
  return defaults.some(
    ([vehicle, width, aspect, diameter]) =>
      size.vehicle === vehicle &&
      size.width === width &&
      size.aspect === aspect &&
      size.diameter === diameter,
  )
}
