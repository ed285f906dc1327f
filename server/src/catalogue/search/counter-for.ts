import type { Counter } from './counter.ts'
import type { Dimension } from './facets.ts'
import { laneCounter } from './lane-counter.ts'
import { priceCounter } from './price-counter.ts'
import type { RowDimension } from './row-dimensions.ts'
import { rowDimensions } from './row-dimensions.ts'
import type { Dictionaries } from './shelf.ts'
import { sizeCounter } from './size-counter.ts'
import type { SizeDimension } from './size-filter.ts'
import { sizeDimensions } from './size-filter.ts'

export function counterFor(dimension: Dimension, dictionaries: Dictionaries): Counter {
  if (isSize(dimension)) return sizeCounter(dimension)
  if (isRow(dimension)) return laneCounter(dimension, dictionaries[dimension])
  return priceCounter()
}

function isSize(dimension: Dimension): dimension is SizeDimension {
  return sizeDimensions.includes(dimension as SizeDimension)
}

function isRow(dimension: Dimension): dimension is RowDimension {
  return rowDimensions.includes(dimension as RowDimension)
}
