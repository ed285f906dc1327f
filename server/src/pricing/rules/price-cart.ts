import type { Tier } from './delivery-charge.ts'
import { deliveryCharge } from './delivery-charge.ts'
import { vatIn } from './vat.ts'

export interface LineToPrice {
  readonly quantity: number
  /** What the customer pays for one, everything in. */
  readonly grossCents: number
  /** The recycling fee within it; 0 where none is charged. */
  readonly feeCents: number
}

export interface PricedLine {
  readonly quantity: number
  readonly eachCents: number
  readonly totalCents: number
  readonly vatCents: number
}

export interface PricedCart {
  readonly quantity: number
  readonly lines: readonly { readonly product: PricedLine; readonly fee: PricedLine | null }[]
  readonly goodsCents: number
  readonly delivery: PricedLine | null
  readonly totalCents: number
  readonly vatCents: number
}

interface Rates {
  readonly vatPermille: number
  readonly tiers: readonly Tier[]
}

/** Each row holds its own VAT, and the cart's is their sum: so an invoice adds up row by row. */
export function priceCart(requested: readonly LineToPrice[], { vatPermille, tiers }: Rates): PricedCart {
  const priced = (quantity: number, eachCents: number): PricedLine => {
    const totalCents = quantity * eachCents
    return { quantity, eachCents, totalCents, vatCents: vatIn(totalCents, vatPermille) }
  }
  const lines = requested.map(({ quantity, grossCents, feeCents }) => ({
    product: priced(quantity, grossCents - feeCents),
    fee: feeCents > 0 ? priced(quantity, feeCents) : null,
  }))
  const quantity = sum(requested.map((line) => line.quantity))
  const delivery = quantity > 0 ? priced(1, deliveryCharge(tiers, quantity)) : null
  const goods = lines.flatMap(({ product, fee }) => (fee ? [product, fee] : [product]))
  const all = delivery ? [...goods, delivery] : goods
  return {
    quantity,
    lines,
    goodsCents: sum(goods.map(({ totalCents }) => totalCents)),
    delivery,
    totalCents: sum(all.map(({ totalCents }) => totalCents)),
    vatCents: sum(all.map(({ vatCents }) => vatCents)),
  }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
