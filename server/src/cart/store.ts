import { deleteInSlices } from '../platform/database/delete-in-slices.ts'
import type { Sql, Tx } from '../platform/database/sql.ts'
import { name, part } from '../platform/database/statement.ts'
import type { CartOwner } from './cart-owner.ts'

export interface Line {
  readonly id: number
  readonly tyreId: number
  readonly quantity: number
  /** The unit price that the customer last saw; null in carts from before it was stored. */
  readonly seenCents: number | null
  /** The rear tyre if this line is the front of a set. */
  readonly rearTyreId: number | null
  /** True if the customer has said that the tyre is for another car. */
  readonly forAnotherCar: boolean
}

export interface ChosenService {
  readonly id: number
  readonly serviceId: number
  /** The rim in inches; null means the largest rim in the cart. */
  readonly rim: number | null
}

export type AddressType = 'billing' | 'different' | 'servicepoint'

export interface OpenCart {
  readonly id: string
  /** The customer's choice; a cart with truck tyres is never fitted, whatever this value is. */
  readonly fitting: boolean
  readonly addressType: AddressType
  readonly deliveryLeftOut: boolean
  readonly promoCodeId: number | null
  readonly lines: readonly Line[]
  readonly services: readonly ChosenService[]
}

export async function readOpenCart(sql: Sql, { column, id }: CartOwner): Promise<OpenCart | undefined> {
  const [cart] = await sql<OpenCart>`
    select id, fitting, address_type, delivery_left_out,
      promo_code_id, coalesce((
        select json_agg(json_build_object(
          'id', line.id, 'tyreId', tyre_id, 'quantity', quantity, 'seenCents', seen_cents,
          'rearTyreId', rear_tyre_id, 'forAnotherCar', for_another_car
        ) order by line.id)
        from cart_line line where line.cart_id = cart.id
      ), '[]') as lines, coalesce((
        select json_agg(json_build_object('id', chosen.id, 'serviceId', service_id, 'rim', rim) order by chosen.id)
        from cart_service chosen where chosen.cart_id = cart.id
      ), '[]') as services
    from cart where ${name(column)} = ${id} and closed_at is null`
  return cart
}

export interface OpenedCart {
  readonly id: string
  readonly fitting: boolean
}

/** Returns the owner's open cart, creating it if needed, and locks it until the transaction ends. */
export async function openCart(tx: Tx, { column, id }: CartOwner, now: Date): Promise<OpenedCart> {
  const owner = name(column)
  const [cart] = await tx<OpenedCart>`
    insert into cart (${owner}, created_at, changed_at) values (${id}, ${now}, ${now})
    on conflict (${owner}) where closed_at is null do update set changed_at = excluded.changed_at
    returning id, fitting`
  return cart as OpenedCart
}

/**
 * Locks the owner's open cart until the transaction ends. Returns undefined if `cartId` names another cart or the owner
 * has no open cart; null matches any open cart.
 */
export async function lockOpenCart(
  tx: Tx,
  { column, id }: CartOwner,
  cartId: string | null,
): Promise<OpenCart | undefined> {
  const [[cart], open] = await Promise.all([
    tx`
      select from cart
      where ${name(column)} = ${id} and closed_at is null and (${cartId}::text is null or id::text = ${cartId})
      for no key update`,
    readOpenCart(tx, { column, id }),
  ])
  return cart && open
}

export function deleteGuestCartsBefore(sql: Sql, moment: Date): Promise<number> {
  return deleteInSlices(sql, 'cart', part`guest_id is not null and changed_at < ${moment}`)
}

/** Returns whether the cart is one of the owner's carts, open or closed. */
export async function ownsCart(sql: Sql, { column, id }: CartOwner, cartId: string): Promise<boolean> {
  const [row] = await sql<{ owned: boolean }>`
    select exists (select from cart where id::text = ${cartId} and ${name(column)} = ${id}) as owned`
  return row?.owned === true
}
