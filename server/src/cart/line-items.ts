import type { LineItem } from '@pito/contracts/cart'
import type { PricedLine } from '../pricing/index.ts'
import type { PricedCartView, PricedRow, PricedService } from './read-priced-cart.ts'
import type { Line } from './store.ts'

type Of = Pick<PricedCartView, 'id' | 'priced'>

const euros = (cents: number) => cents / 100

/** Lists the tyres with their recycling fees, then the services, with the field names of CART-63 and CART-64. */
export function lineItems(view: PricedCartView): LineItem[] {
  return [
    ...view.rows.flatMap((row) => tyreItems(view, row)),
    ...view.services.map((service) => serviceItem(view, service)),
  ]
}

export function shippingLineItem(view: PricedCartView): LineItem | null {
  const { delivery } = view.priced
  return delivery && lineItem(view, 'shipping_charges', delivery)
}

function tyreItems(
  view: Pick<PricedCartView, 'rows'> & Of,
  { line, offer, product, fee }: PricedRow,
): LineItem[] {
  const { seenCents } = line
  const bought = {
    ...lineItem(view, 'product', product),
    id: line.id,
    type_id: line.tyreId,
    product: offer.product,
    ...inSet(view, line),
    for_another_car: line.forAnotherCar,
    price_was: seenCents === null || seenCents === offer.grossCents ? null : euros(seenCents),
  }
  return fee ? [bought, { ...lineItem(view, 'recycling_charges', fee), type_id: line.tyreId }] : [bought]
}

/** Returns the axle of a line that belongs to a set, and the line for the other axle. */
function inSet({ rows }: Pick<PricedCartView, 'rows'>, { tyreId, rearTyreId }: Line) {
  const rear = rows.find(({ line }) => line.tyreId === rearTyreId)
  if (rear) return { axle: 'front', other_axle_line_id: rear.line.id } as const
  const front = rows.find(({ line }) => line.rearTyreId === tyreId)
  return front ? ({ axle: 'rear', other_axle_line_id: front.line.id } as const) : {}
}

function serviceItem(view: Of, service: PricedService): LineItem {
  return {
    ...lineItem(view, 'service', service.priced),
    id: service.chosenId,
    type_id: service.serviceId,
    sub_type_id: rimSizeId(service.rim),
    service: {
      translations: [
        { locale_code: 'fi_FI', name: service.nameFi },
        { locale_code: 'en_GB', name: service.nameEn },
      ],
      is_price_per_quantity: service.isPricePerQuantity,
    },
    rim_size: service.rim,
    is_from_price: view.priced.servicesCents === null,
  }
}

/** Returns tenths of an inch: 175 for 17.5 inches. */
export function rimSizeId(rim: number | null): number | null {
  return rim && Math.round(rim * 10)
}

function lineItem({ id }: Of, type: LineItem['type'], priced: PricedLine): LineItem {
  return {
    id: null,
    cart_id: id,
    type,
    type_id: null,
    sub_type_id: null,
    quantity: priced.quantity,
    unit_price: euros(priced.eachCents),
    sub_total: euros(priced.totalCents),
    discount_amount: euros(priced.discountCents),
    vat_percent: priced.vatPermille / 10,
    vat_amount: euros(priced.vatCents),
    product: null,
    service: null,
    rim_size: null,
    is_from_price: false,
    price_was: null,
    axle: null,
    other_axle_line_id: null,
    for_another_car: false,
  }
}
