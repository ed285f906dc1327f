import type { Cart, LineItem } from '@pito/contracts/cart'
import { mostOf } from '@pito/contracts/values/cart-quantity'
import { centsOf } from '@pito/contracts/values/cents-of'
import type { DeliveryPrices } from '@pito/contracts/values/delivery-charge'
import type { Language } from '@pito/contracts/values/locale'
import type { VatOfRate } from '@pito/contracts/values/vat-by-rate'
import { vatByRate } from '@pito/contracts/values/vat-by-rate'
import { deliveryPrices } from '../tyres/delivery-prices.ts'
import type { TyreCardData } from '../tyres/tyre-card-data.ts'
import { tyreCardData } from '../tyres/tyre-card-data.ts'

export interface CartRow {
  readonly lineId: number
  readonly card: TyreCardData
  readonly quantity: number
  /** The price of the whole row, which includes all charges, like every price in the shop. */
  readonly sumCents: number
  /** The fee for all tyres of the row. It is 0 if none is charged. */
  readonly feeCents: number
  readonly most: number
  /** The unit price when the customer last saw the cart, or null if the price has not changed since. */
  readonly wasCents: number | null
  /** The axle for tyres that were added as the front or rear pair of a set, or null for all other tyres. */
  readonly axle: 'front' | 'rear' | null
  readonly otherAxleLineId: number | null
  /** True if the customer has said that the tyre is for another car than the known one. */
  readonly isForAnotherCar: boolean
}

export interface CartService {
  readonly id: number
  readonly name: string
  /** The rim size in inches, if the price depends on it. */
  readonly rim: number | null
  readonly quantity: number
  readonly eachCents: number
  readonly sumCents: number
  /** True if the price is the lowest one of all service points. It is then not part of the total. */
  readonly isFrom: boolean
}

export interface CartView {
  readonly cartId: string | null
  readonly rows: readonly CartRow[]
  readonly services: readonly CartService[]
  readonly isFitted: boolean
  /** True if the cart contains truck tyres, in which case everything is delivered as freight. */
  readonly isFreight: boolean
  readonly quantity: number
  readonly goodsCents: number
  /** The sum of the services at their lowest prices. It is set only until a service point is chosen. */
  readonly servicesFromCents: number | null
  /** The total with these services, as the page of a tyre states it. */
  readonly fittedFromCents: number | null
  /** The VAT of that total by rate; empty when a service point is chosen or nothing is fitted. */
  readonly fittedFromVat: readonly VatOfRate[]
  readonly discountCents: number
  readonly promoCode: string | null
  readonly deliveryCents: number
  readonly totalCents: number
  readonly vatCents: number
  readonly vat: readonly VatOfRate[]
  readonly deliveryPrices: DeliveryPrices
}

export function cartView(cart: Cart, language: Language): CartView {
  return {
    cartId: cart.id,
    rows: cart.line_items.flatMap((item) => rowOf(item, cart, language)),
    services: cart.line_items.flatMap((item) => serviceOf(item, language)),
    isFitted: cart.with_service,
    isFreight: cart.not_fitted === 'trucks-not-fitted',
    quantity: cart.quantity,
    goodsCents: centsOf(cart.sub_total),
    servicesFromCents: cart.services_from === null ? null : centsOf(cart.services_from),
    fittedFromCents: cart.services_from === null ? null : centsOf(cart.total) + centsOf(cart.services_from),
    fittedFromVat: cart.services_from === null ? [] : vatByRate(allLines(cart)),
    discountCents: centsOf(cart.discount_amount),
    promoCode: cart.promo_code_name,
    deliveryCents: centsOf(cart.shipping_charges),
    totalCents: centsOf(cart.total),
    vatCents: centsOf(cart.vat_amount),
    vat: vatByRate(chargedLines(cart)),
    deliveryPrices: deliveryPrices(cart.shipping_tiers, cart.free_delivery_from),
  }
}

/** Services are charged once a service point is chosen. */
function chargedLines(cart: Cart): LineItem[] {
  return allLines(cart).filter(({ is_from_price }) => !is_from_price)
}

function allLines({ line_items, shipping_line_item }: Cart): LineItem[] {
  return shipping_line_item ? [...line_items, shipping_line_item] : line_items
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
      wasCents: item.price_was === null ? null : centsOf(item.price_was),
      axle: item.axle,
      otherAxleLineId: item.other_axle_line_id,
      isForAnotherCar: item.for_another_car,
    },
  ]
}

function serviceOf(item: LineItem, language: Language): CartService[] {
  if (!item.service || item.type_id === null) return []
  const names = item.service.translations
  return [
    {
      id: item.type_id,
      name: names.find(({ locale_code }) => locale_code.startsWith(language))?.name ?? '',
      rim: item.rim_size,
      quantity: item.quantity,
      eachCents: centsOf(item.unit_price),
      sumCents: centsOf(item.sub_total),
      isFrom: item.is_from_price,
    },
  ]
}
