import type { Appointment } from '@pito/contracts/booking'
import type { Cart, LineItem } from '@pito/contracts/cart'
import type { Offer } from '../catalogue/index.ts'
import type { PricedCart, PricedLine, PriceSettings } from '../pricing/index.ts'
import { tiersInEuros } from '../pricing/index.ts'
import type { Line } from './store.ts'

interface Shown {
  readonly id: string | null
  readonly appointment: Appointment | null
  readonly rows: readonly { readonly line: Line; readonly offer: Offer }[]
  readonly priced: PricedCart
  readonly settings: PriceSettings
}

const euros = (cents: number) => cents / 100

/** A priced cart in the words of the specification. */
export function cartInEuros({ id, appointment, rows, priced, settings }: Shown): Cart {
  const asItem = itemsOf(id ?? '', settings)
  const { delivery } = priced
  return {
    id,
    promo_code_id: null,
    promo_code_name: null,
    discount_amount: 0,
    quantity: priced.quantity,
    sub_total: euros(priced.goodsCents),
    shipping_charges: euros(delivery?.totalCents ?? 0),
    total: euros(priced.totalCents),
    vat_percent: settings.vatPermille / 10,
    vat_amount: euros(priced.vatCents),
    line_items: rows.flatMap(({ line, offer }, place) => {
      const { product, fee } = priced.lines[place] ?? { product: nothing, fee: null }
      const bought = {
        ...asItem('product', product),
        id: line.id,
        type_id: line.tyreId,
        product: offer.product,
      }
      return fee ? [bought, { ...asItem('recycling_charges', fee), type_id: line.tyreId }] : [bought]
    }),
    shipping_line_item: delivery && asItem('shipping_charges', delivery),
    shipping_tiers: tiersInEuros(settings.tiers),
    appointment,
  }
}

const nothing: PricedLine = { quantity: 0, eachCents: 0, totalCents: 0, discountCents: 0, vatCents: 0 }

function itemsOf(cartId: string, { vatPermille }: PriceSettings) {
  return (type: LineItem['type'], priced: PricedLine): LineItem => ({
    id: null,
    cart_id: cartId,
    type,
    type_id: null,
    sub_type_id: null,
    quantity: priced.quantity,
    unit_price: euros(priced.eachCents),
    sub_total: euros(priced.totalCents),
    vat_percent: vatPermille / 10,
    vat_amount: euros(priced.vatCents),
    product: null,
    service: null,
  })
}
