import { brandKey } from '@pito/contracts/values/brand-key'

interface Brand {
  readonly id: number
  readonly name: string
  readonly slug: string
}

/** An id that no brand has. Filtering by it finds nothing, which is the right result for a list of unknown names. */
const noBrand = 0

/** Returns the ids of the brands with these names, which may be written as in URLs. */
export function brandsNamed(names: readonly string[], brands: Iterable<Brand>): number[] {
  const keys = new Set(names.map(brandKey))
  const known = [...brands].filter(({ name, slug }) => keys.has(slug) || keys.has(brandKey(name)))
  return known.length > 0 ? known.map(({ id }) => id) : [noBrand]
}
