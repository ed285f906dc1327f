import { brandKey } from '@pito/contracts/values/brand-key'

interface Brand {
  readonly id: number
  readonly name: string
  readonly slug: string
}

/** An id that no brand has: a list of names that nobody knows lets nothing through. */
const nobody = 0

/** The ids of brands named as page addresses name them. */
export function brandsNamed(names: readonly string[], brands: Iterable<Brand>): number[] {
  const keys = new Set(names.map(brandKey))
  const known = [...brands].filter(({ name, slug }) => keys.has(slug) || keys.has(brandKey(name)))
  return known.length > 0 ? known.map(({ id }) => id) : [nobody]
}
