import type { ListedProduct } from '@pito/contracts/product'
import { centsOf } from '@pito/contracts/values/cents-of'

/** The final price of a full set or, if fewer tyres are left, of all that are left. */
export interface FullSet {
  readonly deliveredCents: number
  readonly fittedFromCents: number | null
}

export function fullSetOf({ full_set: set }: Pick<ListedProduct, 'full_set'>): FullSet | null {
  if (!set) return null
  const { delivered, fitted_from: fitted } = set
  return { deliveredCents: centsOf(delivered), fittedFromCents: fitted === null ? null : centsOf(fitted) }
}
