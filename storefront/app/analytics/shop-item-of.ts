import type { TyreCardData } from '../tyres/tyre-card-data.ts'
import type { ShopItem } from './shop-event.ts'

export function shopItemOf({ id, brand, model, size, cents }: TyreCardData, quantity: number): ShopItem {
  return { id, brand, model, size, cents, quantity }
}
