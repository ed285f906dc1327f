import type { Sql, Tx } from '../../platform/database/sql.ts'
import { name } from '../../platform/database/statement.ts'
import type { CartOwner } from '../cart-owner.ts'

export interface VehicleFacts {
  /** The licence plate in the checkout draft, or an empty text. */
  readonly plate: string
  /** True if the customer has skipped the question about the vehicle. */
  readonly isSkipped: boolean
  /** The vehicle types of the tyres in the cart. */
  readonly vehicleTypes: readonly number[]
}

export async function readVehicleFacts(
  sql: Sql,
  { column, id }: CartOwner,
): Promise<VehicleFacts | undefined> {
  const [facts] = await sql<VehicleFacts>`
    select coalesce(details->>'licence_plate', '') as plate, vehicle_question_skipped as "isSkipped",
      array(
        select distinct vehicle_type_id from cart_line join tyre on tyre.id = tyre_id where cart_line.cart_id = cart.id
      ) as "vehicleTypes"
    from cart left join checkout_draft on cart_id = cart.id
    where ${name(column)} = ${id} and closed_at is null`
  return facts
}

/** Stores the plate beside the other fields of the draft. Returns false if the owner has no open cart. */
export async function storePlate(
  sql: Sql,
  { column, id }: CartOwner,
  plate: string,
  now: Date,
): Promise<boolean> {
  const [written] = await sql<{ cartId: string }>`
    insert into checkout_draft (cart_id, details, changed_at)
    select id, jsonb_build_object('licence_plate', ${plate}::text), ${now} from cart
    where ${name(column)} = ${id} and closed_at is null
    on conflict (cart_id) do update
    set details = checkout_draft.details || excluded.details, changed_at = excluded.changed_at
    returning cart_id as "cartId"`
  return written !== undefined
}

/** Returns false if the owner has no open cart. */
export async function skipQuestion(tx: Tx, { column, id }: CartOwner, now: Date): Promise<boolean> {
  const [cart] = await tx<{ id: string }>`
    update cart set vehicle_question_skipped = true, changed_at = ${now}
    where ${name(column)} = ${id} and closed_at is null returning id`
  return cart !== undefined
}
