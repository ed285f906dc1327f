import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface ListedVehicle {
  readonly make: string
  readonly model: string
  readonly yearFrom: number
  /** The last year of the model, or null if it is still sold. */
  readonly yearTo: number | null
  readonly isVan: boolean
  readonly energy: string
  /** The sizes of the front tyres. The rear tyres have the size at the same place in `rearSizes`. */
  readonly sizes: readonly string[]
  readonly rearSizes: readonly string[]
}

/**
 * Reads 262 models of vehicles sold in Finland, with illustrative fitments. No field is quoted from a source;
 * demo/data/README.md names the sources.
 */
export function readVehicles(): ListedVehicle[] {
  const text = readFileSync(join(import.meta.dirname, 'vehicles.csv'), 'utf8')
  return text
    .trimEnd()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => {
      const [make = '', model = '', from, to, type, energy = '', sizes = ''] = line.split(',')
      // Front and rear sizes that belong together are joined by a plus sign.
      const fitments = sizes.split(';').map((fitment) => fitment.split('+'))
      return {
        make,
        model,
        yearFrom: Number(from),
        yearTo: Number(to) || null,
        isVan: type === 'van',
        energy,
        sizes: fitments.map(([front = '']) => front),
        rearSizes: fitments.map(([front = '', rear = front]) => rear),
      }
    })
}
