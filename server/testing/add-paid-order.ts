import { addPoint } from '../src/booking/testing/add-point.ts'
import { addSmallCatalogue, addTyre } from '../src/catalogue/testing/add-tyre.ts'
import { newOrderNumber } from '../src/orders/order-number.ts'
import { shareCents } from '../src/pricing/rules/share-cents.ts'
import { vatIn } from '../src/pricing/rules/vat.ts'
import type { Values } from './insert-row.ts'
import { insertRow } from './insert-row.ts'
import type { TestPlatform } from './test-platform.ts'

interface Line {
  readonly type: 'product' | 'service' | 'recycling_charges' | 'shipping_charges'
  readonly name: string
  readonly quantity: number
  readonly unitCents: number
  readonly discountCents?: number
  readonly vatPermille?: number
}

export interface OrderToAdd {
  readonly lines?: readonly Line[]
  readonly order?: Values
  /** Values of the billing address. The delivery address gets the same values. */
  readonly buyer?: Values
  readonly fitted?: boolean
}

/** The lines of an order for 545.60 €: four tyres with their recycling fee and their fitting, less a discount. */
const fourTyres: readonly Line[] = [
  { type: 'product', name: 'Kuura Tuisku 1', quantity: 4, unitCents: 12_000, discountCents: 2000 },
  { type: 'recycling_charges', name: 'Kierrätysmaksu', quantity: 4, unitCents: 150 },
  { type: 'service', name: 'Renkaiden asennus', quantity: 4, unitCents: 1990 },
]

const maija: Values = {
  salutation: 'mrs',
  first_name: 'Maija',
  last_name: 'Meikäläinen',
  email: 'maija@example.fi',
  country_code: '358',
  contact_number: '040 123 4567',
  address_line_1: 'Fleminginkatu 9',
  zipcode: '00530',
  city: 'Helsinki',
  country_id: 73,
}

/** Adds a tyre to sell and a service point. */
export async function addWhatIsSold({ pool }: TestPlatform): Promise<void> {
  await addSmallCatalogue(pool)
  await addTyre(pool, 1)
  await addPoint(pool)
}

/** Adds an order in the state after its payment. The fitting is on Tuesday, 24 November 2026 at 9. */
export async function addPaidOrder(
  platform: TestPlatform,
  { lines = fourTyres, order = {}, buyer = {}, fitted = true }: OrderToAdd = {},
): Promise<{ id: string; orderNumber: string; totalCents: number }> {
  const orderNumber = String(order.order_number ?? newOrderNumber())
  const rows = withVat(lines.map(rowOf))
  const sums = sumsOf(rows)
  const now = platform.clock().toISOString()
  const id = await platform.sql.transaction(async (tx) => {
    const place = fitted ? 1 : null
    const [row] = await tx<{ id: string }>`
      insert into shop_order (order_number, locale, created_at, changed_at, closed_at, fitting, service_point_id,
        fitted_at, delivery_from, delivery_to, goods_cents, services_cents, delivery_cents, discount_cents, vat_cents,
        total_cents, order_status, progress, paid_at, is_business)
      values (${orderNumber}, ${order.locale ?? 'fi_FI'}, ${now}, ${now}, ${now}, ${fitted}, ${place},
        ${fitted ? '2026-11-24T07:00:00Z' : null}, ${fitted ? null : '2026-11-24'}, ${fitted ? null : '2026-11-27'},
        ${sums.goods}, ${sums.services}, ${sums.delivery}, ${sums.discount}, ${sums.vat}, ${sums.total},
        ${order.order_status ?? 'paid'}, ${order.order_status === 'unpaid' ? 'placed' : 'paid'},
        ${order.order_status === 'unpaid' ? null : now}, ${order.is_business ?? false})
      returning id`
    const orderId = row?.id ?? ''
    for (const [index, line] of rows.entries())
      await tx`
        insert into shop_order_line (order_id, position, type, tyre_id, service_id, name_fi, name_en, quantity,
          unit_cents, total_cents, discount_cents, vat_permille, vat_cents)
        values (${orderId}, ${index + 1}, ${line.type}, ${line.tyreId}, ${line.serviceId}, ${line.name}, ${line.name},
          ${line.quantity}, ${line.unitCents}, ${line.totalCents}, ${line.discountCents}, ${line.vatPermille},
          ${line.vatCents})`
    return orderId
  })
  const { customer_id, guest_id } = order
  await platform.sql`
    update shop_order set customer_id = ${customer_id ?? null}, guest_id = ${guest_id ?? null} where id = ${id}`
  await insertRow(platform.pool, 'shop_order_address', {
    ...{ ...maija, ...buyer },
    ...{ order_id: id, kind: 'billing' },
  })
  await insertRow(platform.pool, 'shop_order_address', {
    ...{ ...maija, ...buyer, order_id: id, kind: 'shipping' },
    ...(fitted ? { ship_to: 'servicepoint', service_point_id: 1, ...point } : { ship_to: 'billing' }),
  })
  return { id, orderNumber, totalCents: sums.total }
}

const point = {
  address_line_1: 'Kuurapolku 1',
  zipcode: '33100',
  city: 'Tampere',
  company_name: 'Kuurapaja',
  company_vat_number: null,
}

function rowOf({ type, name, quantity, unitCents, discountCents = 0, vatPermille = 255 }: Line) {
  const totalCents = quantity * unitCents
  return {
    ...{ type, name, quantity, unitCents, discountCents, vatPermille, totalCents },
    tyreId: type === 'product' || type === 'recycling_charges' ? 1 : null,
    serviceId: type === 'service' ? 1 : null,
  }
}

/**
 * Adds the VAT to the lines. It is computed on the sum of each rate and shared among the lines of that rate, as for a
 * cart.
 */
function withVat(rows: readonly ReturnType<typeof rowOf>[]) {
  const paid = (row: ReturnType<typeof rowOf>) => row.totalCents - row.discountCents
  const shareOf = new Map<unknown, number | undefined>()
  for (const [vatPermille, ofRate] of Map.groupBy(rows, (row) => row.vatPermille)) {
    const sum = ofRate.reduce((total, row) => total + paid(row), 0)
    const shares = shareCents(
      ofRate.map((row) => ({ ...row, grossCents: row.unitCents, totalCents: paid(row) })),
      vatIn(sum, vatPermille),
    )
    for (const [place, row] of ofRate.entries()) shareOf.set(row, shares[place])
  }
  return rows.map((row) => ({ ...row, vatCents: shareOf.get(row) ?? 0 }))
}

function sumsOf(rows: ReturnType<typeof withVat>) {
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0)
  const ofType = (type: Line['type']) => sum((row) => (row.type === type ? row.totalCents : 0))
  const discount = sum(({ discountCents }) => discountCents)
  return {
    goods: ofType('product') + ofType('recycling_charges'),
    services: ofType('service'),
    delivery: ofType('shipping_charges'),
    discount,
    vat: sum(({ vatCents }) => vatCents),
    total: sum(({ totalCents }) => totalCents) - discount,
  }
}
