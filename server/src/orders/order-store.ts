import type { CartOwner, PricedCartView } from '../cart/index.ts'
import type { RowOf } from '../platform/database/columns.ts'
import { columns, expression } from '../platform/database/columns.ts'
import type { Sql, Tx } from '../platform/database/sql.ts'
import type { Part } from '../platform/database/statement.ts'
import { name, part } from '../platform/database/statement.ts'
import type { OrderLineToStore } from './order-lines.ts'
import { newOrderNumber } from './order-number.ts'
import type { PaymentFacts } from './rules/payment-state.ts'

export interface OrderToStore {
  readonly view: PricedCartView
  readonly owner: CartOwner
  readonly locale: string
  readonly fittedAt: Date | null
  readonly contentHash: string
}

const updatedColumns = columns('shop_order', 'id, content_hash', {
  has_attempts: expression<boolean>`exists (select from payment_attempt where order_id = shop_order.id)`,
})

/** Locks and returns the order that follows the cart. Returns undefined if there is no such order yet. */
export async function orderToUpdate(
  tx: Tx,
  cartId: string,
): Promise<RowOf<typeof updatedColumns> | undefined> {
  const [order] = await tx`
    select ${updatedColumns}
    from shop_order where cart_id = ${cartId} and closed_at is null for no key update`
  return order
}

/**
 * The caller has locked the cart, so only one order is made for it. If the random order number is taken, another is
 * tried.
 */
export async function insertOrder(tx: Tx, { view, owner, locale }: OrderToStore, now: Date): Promise<string> {
  for (;;) {
    const [row] = await tx<{ id: string }>`
      insert into shop_order (order_number, cart_id, ${name(owner.column)}, locale, created_at, changed_at, fitting,
        goods_cents, services_cents, delivery_cents, discount_cents, vat_cents, total_cents)
      values (${newOrderNumber()}, ${view.id}, ${owner.id}, ${locale}, ${now}, ${now}, false, 0, 0, 0, 0, 0, 0)
      on conflict (order_number) do nothing returning id`
    if (row) return row.id
  }
}

export async function updateOrder(tx: Tx, id: string, order: OrderToStore, now: Date): Promise<void> {
  const { view, locale, fittedAt, contentHash } = order
  const { priced, appointment, promo } = view
  const code = promo?.reason === null ? promo.code : null
  const days = view.fitting ? null : view.deliveryDays
  await tx`
    update shop_order set locale = ${locale}, content_hash = ${contentHash}, changed_at = ${now}, fitting = ${view.fitting},
      service_point_id = ${view.fitting ? (appointment?.dealer_id ?? null) : null}, fitted_at = ${fittedAt},
      service_ids = ${view.services.map(({ serviceId }) => serviceId)}::integer[],
      goods_cents = ${priced.goodsCents}, services_cents = ${priced.servicesCents ?? 0},
      delivery_cents = ${priced.delivery?.totalCents ?? 0}, discount_cents = ${priced.discountCents},
      vat_cents = ${priced.vatCents}, total_cents = ${priced.totalCents},
      promo_code_id = ${code?.id ?? null}, promo_code_name = ${code?.code ?? null},
      delivery_from = ${days?.from ?? null}, delivery_to = ${days?.to ?? null}
    where id = ${id}`
}

export async function deleteLines(tx: Tx, orderId: string): Promise<void> {
  await tx`delete from shop_order_line where order_id = ${orderId}`
}

export async function insertLines(
  tx: Tx,
  orderId: string,
  lines: readonly OrderLineToStore[],
): Promise<void> {
  await tx`
    insert into shop_order_line (order_id, position, type, tyre_id, service_id, name_fi, name_en, rim, quantity,
      unit_cents, total_cents, discount_cents, vat_permille, vat_cents, for_another_car)
    select ${orderId}::uuid, place, (line->>'type'), (line->>'tyreId')::integer, (line->>'serviceId')::smallint,
      line->>'nameFi', line->>'nameEn', (line->>'rim')::numeric, (line->>'quantity')::smallint,
      (line->>'unitCents')::integer, (line->>'totalCents')::integer, (line->>'discountCents')::integer,
      (line->>'vatPermille')::smallint, (line->>'vatCents')::integer, (line->>'forAnotherCar')::boolean
    from json_array_elements(${JSON.stringify(lines)}::json) with ordinality as element (line, place)`
}

/**
 * Deletes a shipping address that no longer suits the cart, because the fitting was dropped or moved to another service
 * point. The buyer has to enter the address again.
 */
export async function deleteOutdatedShipping(tx: Tx, orderId: string): Promise<void> {
  await tx`
    delete from shop_order_address address using shop_order o
    where o.id = order_id and order_id = ${orderId} and kind = 'shipping'
      and (address.service_point_id is distinct from o.service_point_id)`
}

const ownColumns = columns(
  'shop_order',
  'id, order_number, order_status as status, fitting, service_point_id',
  { is_open: expression<boolean>`closed_at is null` },
)

export type OwnOrder = RowOf<typeof ownColumns>

/**
 * SQL for the id of the cart that an order follows or, if a merge has detached the order from its cart, of the buyer's
 * open cart.
 */
export const cartOfBuyer = part`coalesce(o.cart_id, (
  select id from cart where closed_at is null and (cart.customer_id = o.customer_id or cart.guest_id = o.guest_id)
))`

/**
 * Every transaction that locks both an order and its cart locks the cart first. The lock is `no key` because PostgreSQL
 * takes a `key share` lock on the cart when it checks the foreign key of an order, which it does whenever a transaction
 * updates an order for the second time.
 */
export async function lockCartOfOrder(tx: Tx, orderId: string): Promise<void> {
  await tx`select from cart where id = (select ${cartOfBuyer} from shop_order o where id = ${orderId}) for no key update`
}

/** Locks the order and its cart until the transaction ends. Returns undefined if the order belongs to another owner. */
export async function lockOwnOrder(
  tx: Tx,
  { column, id }: CartOwner,
  orderId: string,
): Promise<OwnOrder | undefined> {
  await lockCartOfOrder(tx, orderId)
  const [order] = await tx`
    select ${ownColumns}
    from shop_order where id = ${orderId} and ${name(column)} = ${id} and supplement_of is null
    for no key update`
  return order
}

export async function orderIdOfCart(
  sql: Sql,
  { column, id }: CartOwner,
  cartId: string,
): Promise<string | null> {
  const [row] = await sql<{ id: string }>`
    select id from shop_order
    where cart_id::text = ${cartId} and ${name(column)} = ${id} and closed_at is null`
  return row?.id ?? null
}

export const ofOwner = ({ column, id }: CartOwner) => part`${name(column)} = ${id}`

/** SQL for whether the service point of an order fits tyres of its own stock. The order is the name of its row. */
export const isAtPoint = (order: Part) => part`exists (
  select from service_point
  where service_point.id = ${order}.service_point_id and ${order}.fitting and holds_own_stock
)`

export async function orderIdOfNumber(sql: Sql, orderNumber: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }>`select id from shop_order where order_number = ${orderNumber}`
  return row?.id
}

/** The columns that decide where the payment of the order `o` stands. */
export const paymentFacts = columns('shop_order', [], {
  is_closed: expression<boolean>`o.closed_at is not null`,
  has_attempts: expression<boolean>`exists (select from payment_attempt where order_id = o.id)`,
  is_checked: expression<boolean>`
    exists (
      select from payment_attempt
      where order_id = o.id and (state = 'pending' or stuck_since is not null and received_at is null)
    )`,
  is_in_cart: expression<boolean>`
    exists (
      select from cart join cart_line on cart_line.cart_id = cart.id
      where cart.id = o.cart_id and cart.closed_at is null
    )`,
  reserved_until: expression<Date | null>`select expires_at from reservation where order_id = o.id`,
})

export async function readPaymentFacts(sql: Sql, orderId: string): Promise<PaymentFacts | undefined> {
  const [facts] = await sql`
    select ${columns('shop_order', 'order_status as status')}, ${paymentFacts} from shop_order o where id = ${orderId}`
  return facts
}

/**
 * An SQL condition for orders for which no money has arrived, and which no law therefore obliges the shop to retain.
 */
export const withoutMoney = part`
  order_status = 'unpaid'
    and not exists (
      select from payment_attempt
      where order_id = shop_order.id and (received_at is not null or stuck_since is not null)
    )`
