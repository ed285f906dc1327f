import type { PricedCartView } from '../cart/index.ts'
import type { PricedLine } from '../pricing/index.ts'

export interface OrderLineToStore {
  readonly type: 'product' | 'service' | 'shipping_charges' | 'recycling_charges'
  readonly tyreId: number | null
  readonly serviceId: number | null
  readonly nameFi: string
  readonly nameEn: string
  readonly rim: number | null
  readonly forAnotherCar: boolean
  readonly quantity: number
  readonly unitCents: number
  readonly totalCents: number
  readonly discountCents: number
  readonly vatPermille: number
  readonly vatCents: number
}

type View = Pick<PricedCartView, 'rows' | 'services' | 'priced'>

/** Turns the cart into order lines, with the names that were shown to the buyer. */
export function orderLines({ rows, services, priced }: View): OrderLineToStore[] {
  const goods = rows.flatMap(({ line: { tyreId, forAnotherCar }, offer, product, fee }) => {
    const { name } = offer.product
    const bought = line('product', product, { tyreId, nameFi: name, nameEn: name, forAnotherCar })
    return fee ? [bought, line('recycling_charges', fee, { tyreId, ...recyclingFee })] : [bought]
  })
  const fitted = services.map(({ priced: cost, serviceId, nameFi, nameEn, rim }) =>
    line('service', cost, { serviceId, nameFi, nameEn, rim }),
  )
  const delivered = priced.delivery ? [line('shipping_charges', priced.delivery, delivery)] : []
  return [...goods, ...fitted, ...delivered]
}

const recyclingFee = { nameFi: 'Kierrätysmaksu', nameEn: 'Recycling fee' }
const delivery = { nameFi: 'Toimitus', nameEn: 'Delivery' }

type Named = Pick<OrderLineToStore, 'nameFi' | 'nameEn'> &
  Partial<Pick<OrderLineToStore, 'tyreId' | 'serviceId' | 'rim' | 'forAnotherCar'>>

function line(type: OrderLineToStore['type'], priced: PricedLine, named: Named): OrderLineToStore {
  return {
    type,
    tyreId: null,
    serviceId: null,
    rim: null,
    forAnotherCar: false,
    ...named,
    quantity: priced.quantity,
    unitCents: priced.eachCents,
    totalCents: priced.totalCents,
    discountCents: priced.discountCents,
    vatPermille: priced.vatPermille,
    vatCents: priced.vatCents,
  }
}
