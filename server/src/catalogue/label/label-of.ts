import { noiseClassOf } from '@pito/contracts/values/noise-class'
import { sizeTextOf } from '../product-of.ts'
import type { LabelFacts } from './label-facts.ts'
import type { DeclaredRow } from './label-store.ts'

/** Returns the contents of an article's label. Returns null if too few values are declared for a label. */
export function labelOf(row: DeclaredRow): LabelFacts | null {
  const { fuelEfficiency, wetGrip, noiseValue } = row
  const noiseClass = noiseClassOf(row.noiseClass, noiseValue)
  if (fuelEfficiency === null || wetGrip === null || noiseValue === null || noiseClass === null) return null
  const { supplier, typeIdentifier, tyreClass, snowGrip, iceGrip, eprelId } = row
  const named = { supplier, typeIdentifier, tyreClass, snowGrip, iceGrip, eprelId }
  return { ...named, size: sizeTextOf(row), fuelEfficiency, wetGrip, noiseValue, noiseClass }
}
