import { fullSet } from '@pito/contracts/values/cart-quantity'
import type { TyreCardProps } from '../cards/tyre-card.tsx'

type StockGroup = 'sets' | 'singles' | 'soldOut'
const stockGroups: readonly StockGroup[] = ['sets', 'singles', 'soldOut']

/** Divides the tyres of a list by how many can be bought. Groups without tyres are left out. */
export function groupedByStock(
  tyres: readonly TyreCardProps[],
): readonly (readonly [StockGroup, readonly TyreCardProps[]])[] {
  const groups = Map.groupBy(tyres, groupOf)
  return stockGroups.flatMap((group) => {
    const members = groups.get(group)
    return members ? [[group, members] as const] : []
  })
}

function groupOf({ tyre: { stock } }: TyreCardProps): StockGroup {
  if (stock >= fullSet) return 'sets'
  return stock > 0 ? 'singles' : 'soldOut'
}
