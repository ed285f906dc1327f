import type { Tx } from '../platform/database/sql.ts'

interface Bought {
  readonly tyreId: number
  readonly quantity: number
}

/** Empty from now on. What was put in after the payment began stays, in a cart of its own. The cart is locked. */
export async function closePaidCart(
  tx: Tx,
  cartId: string,
  bought: readonly Bought[],
  now: Date,
): Promise<void> {
  const closed = await tx.count`
    update cart set closed_at = ${now}, changed_at = ${now} where id = ${cartId} and closed_at is null`
  await tx`delete from checkout_draft where cart_id = ${cartId}`
  if (closed === 0) return
  await tx`
    with bought as (
      select (tyre->>'tyreId')::integer as tyre_id, (tyre->>'quantity')::integer as quantity
      from json_array_elements(${JSON.stringify(bought)}::json) as tyre
    ), remaining as materialized (
      select tyre_id, least(line.quantity - coalesce(bought.quantity, 0), sellable(tyre_id)) as quantity, seen_cents
      from cart_line line left join bought using (tyre_id) where cart_id = ${cartId}
    ), opened as (
      insert into cart (guest_id, customer_id, created_at, changed_at)
      select guest_id, customer_id, ${now}::timestamptz, ${now}::timestamptz from cart
      where id = ${cartId} and exists (select from remaining where quantity > 0)
      returning id
    )
    insert into cart_line (cart_id, tyre_id, quantity, added_at, seen_cents)
    select opened.id, tyre_id, quantity, ${now}::timestamptz, seen_cents from opened, remaining where quantity > 0`
}
