import type { Dimension } from './facets.ts'
import { rowDimensions } from './row-dimensions.ts'
import { sizeDimensions } from './size-filter.ts'

export const allDimensions: readonly Dimension[] = [...sizeDimensions, ...rowDimensions, 'priceRange']
