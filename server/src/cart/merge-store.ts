import type { Tx } from '../platform/database/sql.ts'
import type { LineToMerge } from './rules/merge-lines.ts'

/** Locks the guest's cart until the transaction ends. Returns null if the guest has none, or it was already merged. */
export async function lockGuestCart(tx: Tx, guestId: string): Promise<string | null> {
  const [row] = await tx<{ id: string }>`
    select id from cart where guest_id = ${guestId} and closed_at is null for no key update`
  return row?.id ?? null
}

/** Locks the customer's open cart, which is created if it does not exist. */
export async function lockCustomerCart(tx: Tx, customerId: string, now: Date): Promise<string> {
  const [row] = await tx<{ id: string }>`
    insert into cart (customer_id, created_at, changed_at) values (${customerId}, ${now}, ${now})
    on conflict (customer_id) where closed_at is null do update set closed_at = null
    returning id`
  return row?.id ?? ''
}

const paidHours = 2

/**
 * Assigns the guest's orders to the customer if they are unpaid, or were paid while the buyer was logging in, so that a
 * buyer who returns from the bank finds them in the account. The caller has locked both carts. The customer's own
 * unpaid order is detached from the cart if the guest has an unpaid order too; a payment of it that is under way can
 * still complete.
 */
export async function moveOrders(
  tx: Tx,
  { from, to, guestId, customerId }: { from: string; to: string; guestId: string; customerId: string },
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - paidHours * 3_600_000)
  await tx`
    update shop_order own set cart_id = null,
      closed_at = case when not exists (select from payment_attempt where order_id = own.id) then ${now}::timestamptz end
    where cart_id = ${to} and closed_at is null
      and exists (select from shop_order guests where guests.cart_id = ${from} and guests.closed_at is null)`
  await tx`
    update shop_order set guest_id = null, customer_id = ${customerId},
      cart_id = case when cart_id = ${from} and closed_at is null then ${to}::uuid else cart_id end
    where guest_id = ${guestId} and (closed_at is null or paid_at > ${since})`
  await tx`
    update appointment set holder_kind = 'customer', holder_id = ${customerId}
    from shop_order
    where shop_order.id = order_id and shop_order.customer_id = ${customerId}
      and holder_kind = 'guest' and holder_id = ${guestId}`
}

/**
 * Moves the choices of the guest's cart to the customer's cart. Fitting and delivery address are taken from the cart
 * that was changed last; the services of both carts are combined. The caller has locked both carts.
 */
export async function moveChoices(tx: Tx, from: string, to: string): Promise<void> {
  await tx`
    update cart set vehicle_question_skipped = true from cart guests
    where guests.id = ${from} and cart.id = ${to} and guests.vehicle_question_skipped`
  await tx`
    update cart set fitting = guests.fitting, address_type = guests.address_type
    from cart guests
    where guests.id = ${from} and cart.id = ${to}
      and (guests.changed_at >= cart.changed_at or not exists (select from cart_line where cart_id = cart.id))`
  await tx`
    with moved as (delete from cart_service where cart_id = ${from} returning service_id, rim, added_at)
    insert into cart_service (cart_id, service_id, rim, added_at)
    select ${to}, service_id, rim, added_at from moved on conflict (cart_id, service_id) do nothing`
}

/** The caller has locked both carts. */
export async function readLinesToMerge(
  tx: Tx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ guests: LineToMerge[]; own: LineToMerge[] }> {
  const rows = await tx<LineToMerge & { readonly cartId: string }>`
    select cart_id, tyre_id, quantity, seen_cents, rear_tyre_id,
      for_another_car
    from cart_line where cart_id in (${from}, ${to}) order by id`
  const linesOf = (cart: string) => rows.flatMap(({ cartId, ...line }) => (cartId === cart ? [line] : []))
  return { guests: linesOf(from), own: linesOf(to) }
}

/** The caller has locked both carts and the stock. */
export async function saveMergedLines(
  tx: Tx,
  cartId: string,
  lines: readonly LineToMerge[],
  now: Date,
): Promise<void> {
  await tx`
    insert into cart_line (cart_id, tyre_id, quantity, added_at, seen_cents, rear_tyre_id, for_another_car)
    select ${cartId}::uuid, tyre_id, quantity, ${now}::timestamptz, seen_cents, rear_tyre_id, for_another_car
    from unnest(
      ${lines.map(({ tyreId }) => tyreId)}::integer[], ${lines.map(({ quantity }) => quantity)}::integer[],
      ${lines.map(({ seenCents }) => seenCents)}::integer[], ${lines.map(({ rearTyreId }) => rearTyreId)}::integer[],
      ${lines.map(({ forAnotherCar }) => forAnotherCar)}::boolean[]
    ) as line (tyre_id, quantity, seen_cents, rear_tyre_id, for_another_car)
    on conflict (cart_id, tyre_id) do update
    set quantity = excluded.quantity, rear_tyre_id = excluded.rear_tyre_id, for_another_car = excluded.for_another_car`
}

/** Closes the guest's cart after the merge and deletes the lines that have not been moved. */
export async function closeMerged(
  tx: Tx,
  { from, to }: { readonly from: string; readonly to: string },
  now: Date,
): Promise<void> {
  await tx`
    with left_over as (delete from cart_line where cart_id = ${from})
    update cart set changed_at = ${now}, closed_at = case when id = ${from} then ${now}::timestamptz end
    where id in (${from}, ${to})`
}
