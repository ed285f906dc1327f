import type { Tx } from '../platform/database/sql.ts'
import type { AddressType } from './store.ts'

export interface Choice {
  readonly fitting: boolean
  readonly addressType: AddressType
}

/**
 * Saves the choice of fitting and delivery address. Any new choice makes the totals include delivery again. The caller
 * has locked the cart.
 */
export async function saveChoice(tx: Tx, cartId: string, choice: Choice, now: Date): Promise<void> {
  await tx`
    update cart set fitting = ${choice.fitting}, address_type = ${choice.addressType}, delivery_left_out = false,
      changed_at = ${now}
    where id = ${cartId}`
}

export async function leaveDeliveryOut(tx: Tx, cartId: string, isLeftOut: boolean, now: Date): Promise<void> {
  await tx`update cart set delivery_left_out = ${isLeftOut}, changed_at = ${now} where id = ${cartId}`
}

/** The caller has locked the cart. If `rim` is null, the tyres in the cart determine the rim. */
export async function saveService(
  tx: Tx,
  cartId: string,
  { serviceId, rim }: { readonly serviceId: number; readonly rim: number | null },
  now: Date,
): Promise<number> {
  const [row] = await tx<{ id: number }>`
    insert into cart_service (cart_id, service_id, rim, added_at) values (${cartId}, ${serviceId}, ${rim}, ${now})
    on conflict (cart_id, service_id) do update set rim = excluded.rim returning id`
  return row?.id ?? 0
}

/** Replaces the services of the cart with the given ones. */
export async function setServices(
  tx: Tx,
  cartId: string,
  serviceIds: readonly number[],
  now: Date,
): Promise<void> {
  await tx`delete from cart_service where cart_id = ${cartId} and service_id <> all(${serviceIds}::smallint[])`
  await tx`
    insert into cart_service (cart_id, service_id, added_at)
    select ${cartId}, service_id, ${now} from unnest(${serviceIds}::smallint[]) as service_id
    on conflict (cart_id, service_id) do nothing`
}

export async function deleteLines(tx: Tx, cartId: string): Promise<void> {
  await tx`delete from cart_line where cart_id = ${cartId}`
}

export async function savePromoCode(tx: Tx, cartId: string, id: number | null, now: Date): Promise<void> {
  await tx`update cart set promo_code_id = ${id}, changed_at = ${now} where id = ${cartId}`
}

/** Stores the current prices of the tyres as the prices that the customer has seen. */
export async function markPricesSeen(tx: Tx, cartId: string): Promise<void> {
  await tx`
    update cart_line set seen_cents = price_cents from tyre
    where cart_id = ${cartId} and tyre.id = tyre_id and seen_cents is distinct from price_cents`
}
