import type { Order } from '@pito/contracts/orders'
import { centsOf } from '@pito/contracts/values/cents-of'
import type { ShopItem } from '../analytics/shop-event.ts'

/** Returns the tyres of an order in the form in which analytics receive them. */
export function purchasedItems({ line_items }: Order): ShopItem[] {
  return line_items.flatMap(({ type, type_id: id, name, product, quantity, unit_price }) => {
    if (type !== 'product' || id === null) return []
    const brand = product?.brand_name ?? ''
    const model = product?.model.name ?? name
    return [{ id, brand, model, size: product?.size_text ?? '', cents: centsOf(unit_price), quantity }]
  })
}
