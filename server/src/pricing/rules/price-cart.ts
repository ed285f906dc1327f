import type { Tier } from '@pito/contracts/values/delivery-charge'
import { deliveryCharge } from '@pito/contracts/values/delivery-charge'
import type { Discount } from './discount-of.ts'
import { discountOf } from './discount-of.ts'
import { shareDiscount } from './share-discount.ts'
import { vatIn } from './vat.ts'

export interface LineToPrice {
  readonly quantity: number
  /** What the customer pays for one, everything in. */
  readonly grossCents: number
  /** The recycling fee within it; 0 where none is charged. */
  readonly feeCents: number
}

export interface ServiceToPrice {
  readonly quantity: number
  readonly eachCents: number
}

export interface CartToPrice {
  readonly lines: readonly LineToPrice[]
  readonly services: readonly ServiceToPrice[]
  /** Before, the prices of services are the lowest that any point asks: shown, and not part of the total. */
  readonly pointChosen: boolean
  /** Free to the service point that fits the tyres. Left out: what a client shows that took the charge away. */
  readonly delivery: 'charged' | 'free' | 'left-out'
  readonly discount: Discount | null
}

export interface PricedLine {
  readonly quantity: number
  readonly eachCents: number
  /** Before the discount. */
  readonly totalCents: number
  /** This line's share of the promo code. */
  readonly discountCents: number
  /** In what is left after the discount. */
  readonly vatCents: number
}

export interface PricedCart {
  /** Tyres in all lines together. */
  readonly quantity: number
  readonly lines: readonly { readonly product: PricedLine; readonly fee: PricedLine | null }[]
  readonly services: readonly PricedLine[]
  /** Products and their recycling fees, before the discount. */
  readonly goodsCents: number
  /** Null before a service point is chosen: then it is `servicesFromCents`. */
  readonly servicesCents: number | null
  readonly servicesFromCents: number | null
  readonly delivery: PricedLine | null
  readonly discountCents: number
  readonly totalCents: number
  readonly vatCents: number
}

interface Rates {
  readonly vatPermille: number
  readonly tiers: readonly Tier[]
}

/**
 * Each line holds its own VAT, and the cart's is their sum: so an invoice adds up line by line. A promo code takes
 * from the products alone, neither from their recycling fees nor from services or delivery.
 */
export function priceCart(cart: CartToPrice, { vatPermille, tiers }: Rates): PricedCart {
  const priced = lineAt(vatPermille)
  const productCents = sum(cart.lines.map((line) => line.quantity * (line.grossCents - line.feeCents)))
  const discountCents = cart.discount ? discountOf(cart.discount, productCents) : 0
  const shares = shareDiscount(
    cart.lines.map(({ quantity, grossCents, feeCents }) => ({
      quantity,
      grossCents,
      totalCents: quantity * (grossCents - feeCents),
    })),
    discountCents,
  )
  const lines = cart.lines.map(({ quantity, grossCents, feeCents }, place) => ({
    product: priced(quantity, grossCents - feeCents, shares[place]),
    fee: feeCents > 0 ? priced(quantity, feeCents) : null,
  }))
  const goods = lines.flatMap(({ product, fee }) => (fee ? [product, fee] : [product]))
  const services = cart.services.map((service) => priced(service.quantity, service.eachCents))
  const quantity = sum(cart.lines.map((line) => line.quantity))
  const deliveryCents = cart.delivery === 'free' ? 0 : deliveryCharge(tiers, quantity)
  const isDelivered = quantity > 0 && cart.delivery !== 'left-out'
  const delivery = isDelivered ? priced(1, deliveryCents) : null
  const charged = [...goods, ...(cart.pointChosen ? services : []), ...(delivery ? [delivery] : [])]
  return {
    quantity,
    lines,
    services,
    goodsCents: goodsOf(cart.lines),
    servicesCents: cart.pointChosen ? totalOf(services) : null,
    servicesFromCents: cart.pointChosen || services.length === 0 ? null : totalOf(services),
    delivery,
    discountCents,
    totalCents: totalOf(charged) - discountCents,
    vatCents: sum(charged.map(({ vatCents }) => vatCents)),
  }
}

/** What products cost with their fees, before any discount. */
export function goodsOf(lines: readonly LineToPrice[]): number {
  return sum(lines.map(({ quantity, grossCents }) => quantity * grossCents))
}

function lineAt(vatPermille: number) {
  return (quantity: number, eachCents: number, discountCents = 0): PricedLine => {
    const totalCents = quantity * eachCents
    const vatCents = vatIn(totalCents - discountCents, vatPermille)
    return { quantity, eachCents, totalCents, discountCents, vatCents }
  }
}

function totalOf(lines: readonly PricedLine[]): number {
  return sum(lines.map(({ totalCents }) => totalCents))
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
