import type { Item } from '../item.ts'
import { itemOf } from '../item.ts'
import type { TyreCardProps } from './tyre-card.tsx'
import type { TyreCardData } from './tyre-card-data.ts'

export type CardItem = Item<TyreCardProps>

export function cardItem(tyre: TyreCardData, look: Omit<TyreCardProps, 'tyre'>): CardItem {
  return itemOf(`tyre-${tyre.id}`, { tyre, ...look })
}
