import { columnCounter } from './column-counter.ts'
import type { Counter } from './counter.ts'
import type { Dimension } from './facets.ts'
import type { Dictionaries } from './partition.ts'
import { priceCounter } from './price-counter.ts'
import type { RowDimension } from './row-dimensions.ts'
import { rowDimensions } from './row-dimensions.ts'
import type { SizeDimension } from './size-filter.ts'
import { sizeDimensions } from './size-filter.ts'

/** Returns the counter for a dimension in which tyres of the same size differ. */
export function rowCounterFor(dimension: Dimension, dictionaries: Dictionaries): Counter {
  return isRow(dimension) ? columnCounter(dimension, dictionaries[dimension]) : priceCounter()
}

export function isSizeDimension(dimension: Dimension): dimension is SizeDimension {
  return sizeDimensions.includes(dimension as SizeDimension)
}

function isRow(dimension: Dimension): dimension is RowDimension {
  return rowDimensions.includes(dimension as RowDimension)
}
