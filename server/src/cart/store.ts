import { deleteInSlices } from '../platform/database/delete-in-slices.ts'
import type { Sql, Tx } from '../platform/database/sql.ts'
import { name, part } from '../platform/database/statement.ts'
import type { CartOwner } from './cart-owner.ts'
import type { ChosenForTyres } from './rules/has-to-follow.ts'

export interface Line {
  readonly id: number
  readonly tyreId: number
  readonly quantity: number
  /** What the customer last saw that one costs; null in carts from before that was stored. */
  readonly seenCents: number | null
  /** The rear tyre where this line is the front of a set. */
  readonly rearTyreId: number | null
}

export interface ChosenService {
  readonly id: number
  readonly serviceId: number
  /** Inches; null: the largest rim in the cart. */
  readonly rim: number | null
}

export type AddressType = 'billing' | 'different' | 'servicepoint'

export interface OpenCart {
  readonly id: string
  /** As it was chosen; a cart with truck tyres is not fitted whatever stands here. */
  readonly fitting: boolean
  readonly addressType: AddressType
  readonly deliveryLeftOut: boolean
  readonly promoCodeId: number | null
  readonly lines: readonly Line[]
  readonly services: readonly ChosenService[]
}

export async function readOpenCart(sql: Sql, { column, id }: CartOwner): Promise<OpenCart | undefined> {
  const [cart] = await sql<OpenCart>`
    select id, fitting, address_type as "addressType", delivery_left_out as "deliveryLeftOut",
      promo_code_id as "promoCodeId", coalesce((
        select json_agg(json_build_object(
          'id', line.id, 'tyreId', tyre_id, 'quantity', quantity, 'seenCents', seen_cents,
          'rearTyreId', rear_tyre_id
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

/** The owner’s open cart, made if need be, and locked until the transaction ends. */
export async function openCart(tx: Tx, { column, id }: CartOwner, now: Date): Promise<OpenedCart> {
  const owner = name(column)
  const [cart] = await tx<OpenedCart>`
    insert into cart (${owner}, created_at, changed_at) values (${id}, ${now}, ${now})
    on conflict (${owner}) where closed_at is null do update set changed_at = excluded.changed_at
    returning id, fitting`
  return cart as OpenedCart
}

interface LineToSave {
  readonly tyreId: number
  readonly quantity: number
  readonly priceCents: number
}

/** The cart is locked. */
export async function saveLine(
  tx: Tx,
  cartId: string,
  { tyreId, quantity, priceCents }: LineToSave,
  now: Date,
): Promise<ChosenForTyres & { readonly lineId: number }> {
  const [saved] = await tx<ChosenForTyres & { readonly lineId: number }>`
    insert into cart_line (cart_id, tyre_id, quantity, added_at, seen_cents)
    values (${cartId}, ${tyreId}, ${quantity}, ${now}, ${priceCents})
    on conflict (cart_id, tyre_id) do update set quantity = excluded.quantity
    returning id as "lineId", ${chosenForTyres(cartId)}`
  return saved as ChosenForTyres & { readonly lineId: number }
}

interface CartAfterRemoval extends ChosenForTyres {
  readonly isEmpty: boolean
}

/** The cart is locked. */
export async function deleteTyre(tx: Tx, cartId: string, tyreId: number): Promise<CartAfterRemoval> {
  const [left] = await tx<CartAfterRemoval>`
    delete from cart_line where cart_id = ${cartId} and tyre_id = ${tyreId}
    returning ${chosenForTyres(cartId)},
      not exists (select from cart_line other where other.cart_id = ${cartId} and other.tyre_id <> ${tyreId}) as "isEmpty"`
  return left as CartAfterRemoval
}

export async function readAfterRemoval(sql: Sql, cartId: string): Promise<CartAfterRemoval> {
  const [left] = await sql<CartAfterRemoval>`
    select ${chosenForTyres(cartId)}, not exists (select from cart_line where cart_id = ${cartId}) as "isEmpty"`
  return left as CartAfterRemoval
}

function chosenForTyres(cartId: string) {
  return part`
    exists (select from appointment where appointment.cart_id = ${cartId} and state = 'hold') as "hasAppointment",
    exists (select from cart_service chosen where chosen.cart_id = ${cartId}) as "hasServices"`
}

/** A line of tyres or a service. The cart is locked before its line, in the order in which everybody locks them. */
export async function deleteLine(
  sql: Sql,
  { column, id }: CartOwner,
  { cartId, lineId }: { cartId: string; lineId: number },
  now: Date,
): Promise<boolean> {
  const [deleted] = await sql<{ isDeleted: boolean }>`
    with held as (
      update cart set changed_at = ${now}
      where ${name(column)} = ${id} and closed_at is null and id::text = ${cartId} returning id
    ), line as (
      delete from cart_line using held where cart_line.cart_id = held.id and cart_line.id = ${lineId} returning true
    ), chosen as (
      delete from cart_service using held
      where cart_service.cart_id = held.id and cart_service.id = ${lineId} returning true
    )
    select exists (select from line) or exists (select from chosen) as "isDeleted"`
  return deleted?.isDeleted === true
}

/** Locked until the transaction ends; undefined when this is not the owner’s open cart. Null: whichever is open. */
export async function lockOpenCart(
  tx: Tx,
  { column, id }: CartOwner,
  cartId: string | null,
): Promise<OpenCart | undefined> {
  const [cart] = await tx<{ id: string }>`
    select id from cart
    where ${name(column)} = ${id} and closed_at is null and (${cartId}::text is null or id::text = ${cartId})
    for no key update`
  return cart && (await readOpenCart(tx, { column, id }))
}

export function deleteGuestCartsBefore(sql: Sql, moment: Date): Promise<number> {
  return deleteInSlices(sql, 'cart', part`guest_id is not null and changed_at < ${moment}`)
}
