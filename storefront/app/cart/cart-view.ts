import type { Cart, LineItem } from '@pito/contracts/cart'
import { mostOf } from '@pito/contracts/values/cart-quantity'
import type { Language } from '@pito/contracts/values/locale'
import type { TyreCardData } from '../tyres/tyre-card-data.ts'
import { centsOf, tyreCardData } from '../tyres/tyre-card-data.ts'

export interface CartRow {
  readonly lineId: number
  readonly card: TyreCardData
  readonly quantity: number
  /** Everything in, as prices stand everywhere in the shop. */
  readonly sumCents: number
  /** Of all tyres of the row; 0 where none is charged. */
  readonly feeCents: number
  readonly most: number
}

export interface CartView {
  readonly cartId: string | null
  readonly rows: readonly CartRow[]
  readonly quantity: number
  readonly goodsCents: number
  readonly deliveryCents: number
  readonly totalCents: number
  readonly vatCents: number
  readonly vatPercent: number
  readonly tiers: Cart['shipping_tiers']
}

export function cartView(cart: Cart, language: Language): CartView {
  return {
    cartId: cart.id,
    rows: cart.line_items.flatMap((item) => rowOf(item, cart, language)),
    quantity: cart.quantity,
    goodsCents: centsOf(cart.sub_total),
    deliveryCents: centsOf(cart.shipping_charges),
    totalCents: centsOf(cart.total),
    vatCents: centsOf(cart.vat_amount),
    vatPercent: cart.vat_percent,
    tiers: cart.shipping_tiers,
  }
}

function rowOf(item: LineItem, cart: Cart, language: Language): CartRow[] {
  if (item.type !== 'product' || item.id === null || !item.product) return []
  const card = tyreCardData(item.product, language)
  const fee = cart.line_items.find(
    ({ type, type_id }) => type === 'recycling_charges' && type_id === item.type_id,
  )
  const feeCents = centsOf(fee?.sub_total ?? 0)
  return [
    {
      lineId: item.id,
      card,
      quantity: item.quantity,
      sumCents: centsOf(item.sub_total) + feeCents,
      feeCents,
      most: mostOf(card.stock),
    },
  ]
}
