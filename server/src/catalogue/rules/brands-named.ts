import { brandKey } from '@pito/contracts/values/brand-key'

interface Brand {
  readonly id: number
  readonly name: string
  readonly slug: string
}

/** An id that no brand has, so that a list of only unknown names matches nothing. */
const noBrand = 0

/** Returns the ids of brands that are named as in page addresses. */
export function brandsNamed(names: readonly string[], brands: Iterable<Brand>): number[] {
  const keys = new Set(names.map(brandKey))
  const known = [...brands].filter(({ name, slug }) => keys.has(slug) || keys.has(brandKey(name)))
  return known.length > 0 ? known.map(({ id }) => id) : [noBrand]
}
