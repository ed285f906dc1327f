import type { SizeCounter } from './counter.ts'
import type { Count } from './facets.ts'
import type { Size } from './partition.ts'
import type { SizeDimension } from './size-filter.ts'
import { ignoredBy, suitsVehicle, vehicleTypes } from './size-filter.ts'

const valuesOf: Readonly<Record<SizeDimension, (size: Size) => readonly number[]>> = {
  vehicleTypes: (size) => vehicleTypes.filter((vehicleType) => suitsVehicle(size, vehicleType)),
  widths: ({ width }) => [width],
  aspects: ({ aspect }) => [aspect],
  diameters: ({ diameter }) => [diameter],
}

export function sizeCounter(dimension: SizeDimension): SizeCounter {
  const counts = new Map<number, number>()
  return {
    dimension,
    ignores: ignoredBy[dimension],
    count({ partition, count }) {
      for (const value of valuesOf[dimension](partition.size))
        counts.set(value, (counts.get(value) ?? 0) + count)
    },
    result: (): Count<number>[] =>
      [...counts].sort(([one], [other]) => one - other).map(([value, count]) => ({ value, count })),
  }
}
