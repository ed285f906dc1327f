import { finlandId } from '@pito/contracts/values/checkout-details'
import { car } from '@pito/contracts/values/vehicle-type'
import { freeTimes, holdSlot } from '@pito/server/src/booking/index.ts'
import { confirmOrder, settle, updateShippingDetails } from '@pito/server/src/orders/index.ts'
import type { Context, Visit } from '@pito/server/src/platform/context.ts'
import { createContext } from '@pito/server/src/platform/context.ts'
import type { Sql, Tx } from '@pito/server/src/platform/database/sql.ts'
import type { Platform } from '@pito/server/src/platform/platform.ts'
import { demoLimits } from '../demo-limits.ts'
import type { DemoOrder } from './demo-orders.ts'
import { demoOrders } from './demo-orders.ts'

const buyer = {
  first_name: 'Aino',
  last_name: 'Virtanen',
  email: 'aino@pito.example',
  contact_number: '040 123 4567',
  address_line_1: 'Hämeenkatu 12 B 7',
  zipcode: '33100',
  city: 'Tampere',
}
const rim = 16
const dayMilliseconds = 86_400_000

export async function hasOrders(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ has: boolean }>`select exists(select from shop_order) as has`
  return row?.has === true
}

/** Creates paid orders of a customer with the use cases of the checkout; their e-mails are stored but never sent. */
export async function fillOrders(tx: Tx, platform: Platform): Promise<void> {
  const [aino] = await tx<{ id: string }>`select id from customer where email = ${buyer.email}`
  if (!aino) return
  const quiet = { ...platform, config: { ...platform.config, mailUrl: undefined, limits: demoLimits } }
  for (const order of demoOrders) await addOrder(ctxOf(tx, quiet, aino.id, order.daysAgo), tx, order)
}

function ctxOf(tx: Tx, platform: Platform, customerId: string, daysAgo: number): Context {
  const visit: Visit = {
    now: new Date(platform.clock().getTime() - daysAgo * dayMilliseconds),
    locale: 'fi_FI',
    ...{ requestId: 'demo', address: '10.2.1.1', network: '10.2.1.1', device: '', cookies: {} },
    ...{ authorization: undefined, anonymousId: undefined, idempotencyKey: undefined },
    ...{ openedBy: undefined, publicKey: undefined },
    ...{ log: platform.log, setCookies: [] },
  }
  const ctx = createContext(platform, visit, { kind: 'customer', customerId, sessionId: 'demo' })
  return { ...ctx, sql: tx, transaction: tx.transaction }
}

async function addOrder(ctx: Context, tx: Tx, order: DemoOrder): Promise<void> {
  const cartId = await addCart(ctx, tx, order)
  if (cartId === null) return
  if (order.fitted) await holdTime(ctx, tx, { cartId, quantity: order.quantity })
  const { id } = (await confirmOrder(ctx, { cart_id: cartId })).data.orderDetails
  await updateShippingDetails(ctx, {
    order_id: id,
    billing_details: {
      ...{ ...noAddress, ...buyer, job_title: '', company_branch: '' },
      address_type: 'billing',
      salutation: 'mrs',
      country_code: '358',
      country_id: finlandId,
    },
    shipping_details: {
      ...noAddress,
      ...{ first_name: '', last_name: '', email: '', contact_number: '' },
      address_type: 'shipping',
      ship_to: order.fitted ? 'servicepoint' : 'billing',
    },
    is_business_customer: false,
    buyer_reference: '',
    order_note: order.note,
    licence_plate: order.licencePlate,
    refuses_review_emails: false,
    conditions: true,
    is_gone_at_klaviyo: '0',
  })
  await pay(ctx, tx, { id, order })
}

const noAddress = {
  ...{ address_line_1: '', address_line_2: '', zipcode: '', city: '' },
  ...{ company_name: '', company_vat_number: '' },
}

/**
 * Returns the id of a cart with the order's tyres. Returns null if there is no such tyre, or if the customer has put
 * something into her cart already.
 */
async function addCart({ now }: Context, tx: Tx, order: DemoOrder): Promise<string | null> {
  const { season, quantity, fitted } = order
  const [tyre] = await tx<{ id: number }>`
    select tyre.id from tyre join tyre_size on tyre_size.id = tyre_size_id
    where vehicle_type_id = ${car} and season_id = ${season} and diameter = ${rim} and not run_flat
      and active and exists (select from tyre_stock where tyre_id = tyre.id and available >= ${quantity}::integer)
    order by tyre.id limit 1`
  if (!tyre) return null
  const [cart] = await tx<{ id: string }>`
    insert into cart (customer_id, fitting, created_at, changed_at)
    select id, ${fitted}, ${now}, ${now} from customer where email = ${buyer.email}
    on conflict (customer_id) where closed_at is null do update set fitting = excluded.fitting
    where not exists (select from cart_line where cart_id = cart.id) returning id`
  if (!cart) return null
  await tx`
    insert into cart_line (cart_id, tyre_id, quantity, added_at) values (${cart.id}, ${tyre.id}, ${quantity}, ${now})`
  return cart.id
}

const installationId = 1
const weeks = 3
/** The index of the booked time among the free times. It is large enough for the time to be some days ahead. */
const time = 12

/** Holds a time at a service point in the customer's own town. */
async function holdTime(ctx: Context, tx: Tx, { cartId, quantity }: { cartId: string; quantity: number }) {
  const [point] = await tx<{ id: number }>`
    select id from service_point
    where active and has_calendar and city = ${buyer.city} and ${rim} between min_rim and max_rim
    order by id limit 1`
  const [cart] = await tx<{ customerId: string }>`
    select customer_id from cart where id = ${cartId}`
  const pointId = point?.id ?? 0
  const free = await freeTimes(tx, pointId, weeks * 7, ctx)
  await holdSlot(tx, ctx, {
    ...{
      pointId,
      cartId,
      serviceIds: [installationId],
      time: free.at(Math.min(time, free.length - 1)) ?? null,
    },
    holder: { kind: 'customer', id: cart?.customerId ?? '' },
    tyres: [{ vehicleType: car, rim, runFlat: false, quantity }],
  })
}

interface Paid {
  readonly id: string
  readonly order: DemoOrder
}

/** Marks the order as paid without asking a provider. */
async function pay({ now, platform }: Context, tx: Tx, { id, order }: Paid): Promise<void> {
  await tx`update shop_order set order_number = ${order.orderNumber} where id = ${id}`
  const [attempt] = await tx<{ id: string; amountCents: number }>`
    insert into payment_attempt (order_id, attempt, method, amount_cents, started_at)
    select id, 1, 'bank', total_cents, ${now}::timestamptz from shop_order where id = ${id}
    returning id, amount_cents`
  if (!attempt) throw new Error(`The demo could not pay order ${order.orderNumber}.`)
  const { amountCents } = attempt
  const context = { now, platform: { ...platform, sql: tx } }
  await settle(context, attempt.id, { outcome: 'paid', amountCents, currency: 'EUR' })
  if (order.progress === 'delivered')
    await tx`update shop_order set progress = 'delivered', shipped_at = ${now}, delivered_at = ${now} where id = ${id}`
}
