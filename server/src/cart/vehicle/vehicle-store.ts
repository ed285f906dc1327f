import type { Sql } from '../../platform/database/sql.ts'
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
    select coalesce(details->>'licence_plate', '') as plate, vehicle_question_skipped as is_skipped,
      array(
        select distinct vehicle_type_id from cart_line join tyre on tyre.id = tyre_id where cart_line.cart_id = cart.id
      ) as vehicle_types
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
    returning cart_id`
  return written !== undefined
}

/** Removes the plate from the draft too, if there is one. Returns false if the owner has no open cart. */
export async function skipQuestion(sql: Sql, { column, id }: CartOwner, now: Date): Promise<boolean> {
  const [cart] = await sql<{ id: string }>`
    with skipped as (
      update cart set vehicle_question_skipped = true, changed_at = ${now}
      where ${name(column)} = ${id} and closed_at is null returning id
    ), without_plate as (
      update checkout_draft set details = details - 'licence_plate', changed_at = ${now}
      from skipped where cart_id = skipped.id
    )
    select id from skipped`
  return cart !== undefined
}

/** Marks lines as being for another car than the known one. Returns the ids of the marked lines. */
export async function markForAnotherCar(
  sql: Sql,
  { column, id }: CartOwner,
  lineIds: readonly number[],
): Promise<number[]> {
  const marked = await sql<{ id: number }>`
    update cart_line line set for_another_car = true
    from cart
    where cart.id = line.cart_id and ${name(column)} = ${id} and closed_at is null
      and line.id = any(${lineIds}::integer[])
    returning line.id`
  return marked.map((line) => line.id)
}
