import type { DeliveryPrices } from '@pito/contracts/values/delivery-charge'
import { deliveryCharge } from '@pito/contracts/values/delivery-charge'
import type { Discount } from './discount-of.ts'
import { discountOf } from './discount-of.ts'
import { shareCents } from './share-cents.ts'
import { vatIn } from './vat.ts'

interface LineToPrice {
  readonly quantity: number
  /** The total price of one tyre, with VAT and recycling fee. */
  readonly grossCents: number
  /** The recycling fee contained in the price; 0 when none is charged. */
  readonly feeCents: number
}

interface ServiceToPrice {
  readonly quantity: number
  readonly eachCents: number
}

export interface CartToPrice {
  readonly lines: readonly LineToPrice[]
  readonly services: readonly ServiceToPrice[]
  /**
   * Before a point is chosen, the price of a service is the lowest of any point. Such prices are shown, but not
   * included in the total.
   */
  readonly pointChosen: boolean
  /**
   * Delivery is free to the service point that fits the tyres. The value `left-out` is only for clients that show the
   * cart without the delivery charge.
   */
  readonly delivery: 'charged' | 'free' | 'left-out'
  readonly discount: Discount | null
}

export interface PricedLine {
  readonly quantity: number
  readonly eachCents: number
  /** The amount before the discount. */
  readonly totalCents: number
  /** This line's share of the promo code. */
  readonly discountCents: number
  readonly vatPermille: number
  /** This line's share of the VAT that the lines of its rate contain together. */
  readonly vatCents: number
}

export interface PricedCart {
  /** The number of tyres in all lines. */
  readonly quantity: number
  readonly lines: readonly { readonly product: PricedLine; readonly fee: PricedLine | null }[]
  readonly services: readonly PricedLine[]
  /** The products and their recycling fees, before the discount. */
  readonly goodsCents: number
  /**
   * The total of the services; null before a service point is chosen. `servicesFromCents` then has the lowest total.
   */
  readonly servicesCents: number | null
  readonly servicesFromCents: number | null
  readonly delivery: PricedLine | null
  readonly discountCents: number
  readonly totalCents: number
  readonly vatCents: number
}

interface Rates extends DeliveryPrices {
  readonly vatPermille: { readonly products: number; readonly services: number }
}

/**
 * The VAT is computed once for each rate, on the sum of its lines, and shared over them: rounding each line by itself
 * would make the sum of the lines differ from the VAT that their total contains. Recycling fees and delivery have the
 * rate of products. A promo code reduces the price of the products alone, not of recycling fees, services or delivery.
 */
export function priceCart(cart: CartToPrice, { vatPermille, ...prices }: Rates): PricedCart {
  const productCents = sum(cart.lines.map((line) => line.quantity * (line.grossCents - line.feeCents)))
  const discountCents = cart.discount ? discountOf(cart.discount, productCents) : 0
  const shares = shareCents(
    cart.lines.map(({ quantity, grossCents, feeCents }) => ({
      quantity,
      grossCents,
      totalCents: quantity * (grossCents - feeCents),
    })),
    discountCents,
  )
  const product = lineAt(vatPermille.products)
  const service = lineAt(vatPermille.services)
  const lines = cart.lines.map(({ quantity, grossCents, feeCents }, place) => ({
    product: product(quantity, grossCents - feeCents, shares[place]),
    fee: feeCents > 0 ? product(quantity, feeCents) : null,
  }))
  const goods = lines.flatMap(({ product, fee }) => (fee ? [product, fee] : [product]))
  const services = cart.services.map(({ quantity, eachCents }) => service(quantity, eachCents))
  const quantity = sum(cart.lines.map((line) => line.quantity))
  const goodsCents = goodsOf(cart.lines)
  const deliveryCents = cart.delivery === 'free' ? 0 : deliveryCharge(prices, { quantity, goodsCents })
  const isDelivered = quantity > 0 && cart.delivery !== 'left-out'
  const delivery = isDelivered ? product(1, deliveryCents) : null
  const charged = [...goods, ...(cart.pointChosen ? services : []), ...(delivery ? [delivery] : [])]
  const { vatCents, withVat } = sharingVat(charged)
  return {
    quantity,
    lines: lines.map(({ product, fee }) => ({ product: withVat(product), fee: fee && withVat(fee) })),
    services: services.map(withVat),
    goodsCents,
    servicesCents: cart.pointChosen ? totalOf(services) : null,
    servicesFromCents: cart.pointChosen || services.length === 0 ? null : totalOf(services),
    delivery: delivery && withVat(delivery),
    discountCents,
    totalCents: totalOf(charged) - discountCents,
    vatCents,
  }
}

/** Returns the price of the products with their fees, before any discount. */
export function goodsOf(lines: readonly LineToPrice[]): number {
  return sum(lines.map(({ quantity, grossCents }) => quantity * grossCents))
}

type UntaxedLine = Omit<PricedLine, 'vatCents'>

function lineAt(vatPermille: number) {
  return (quantity: number, eachCents: number, discountCents = 0): UntaxedLine => {
    return { quantity, eachCents, totalCents: quantity * eachCents, discountCents, vatPermille }
  }
}

/** Services that are not part of the total yet get the VAT of their own price. */
function sharingVat(charged: readonly UntaxedLine[]) {
  const paid = ({ totalCents, discountCents }: UntaxedLine) => totalCents - discountCents
  const rates = [...Map.groupBy(charged, (line) => line.vatPermille)].map(([vatPermille, lines]) => ({
    lines,
    vatCents: vatIn(sum(lines.map(paid)), vatPermille),
  }))
  const shareOf = new Map(
    rates.flatMap(({ lines, vatCents }) => {
      const toShare = lines.map((line) => ({ ...line, grossCents: line.eachCents, totalCents: paid(line) }))
      const shares = shareCents(toShare, vatCents)
      return lines.map((line, place) => [line, shares[place] ?? 0] as const)
    }),
  )
  return {
    vatCents: sum(rates.map(({ vatCents }) => vatCents)),
    withVat: (line: UntaxedLine): PricedLine => ({
      ...line,
      vatCents: shareOf.get(line) ?? vatIn(paid(line), line.vatPermille),
    }),
  }
}

function totalOf(lines: readonly UntaxedLine[]): number {
  return sum(lines.map(({ totalCents }) => totalCents))
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
