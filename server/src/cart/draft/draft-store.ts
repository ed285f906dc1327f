import type { TypedDetails } from '@pito/contracts/values/checkout-details'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { name } from '../../platform/database/statement.ts'
import type { CartOwner } from '../cart-owner.ts'

/** Returns the id of the open cart that the draft belongs to, or undefined if the owner has no open cart. */
export async function writeDraft(
  sql: Sql,
  { column, id }: CartOwner,
  details: TypedDetails,
  now: Date,
): Promise<string | undefined> {
  const [written] = await sql<{ cartId: string }>`
    insert into checkout_draft (cart_id, details, changed_at)
    select id, ${JSON.stringify(details)}::jsonb, ${now} from cart where ${name(column)} = ${id} and closed_at is null
    on conflict (cart_id) do update set details = excluded.details, changed_at = excluded.changed_at
    returning cart_id`
  return written?.cartId
}

export async function readDraft(sql: Sql, { column, id }: CartOwner): Promise<TypedDetails> {
  const [draft] = await sql<{ details: TypedDetails }>`
    select details from checkout_draft join cart on cart.id = cart_id
    where ${name(column)} = ${id} and closed_at is null`
  return draft?.details ?? {}
}

/**
 * When two carts are merged, the fields of the newer draft count. Fields that only the older draft has remain, because
 * the cart itself stores a draft that contains only the licence plate.
 */
export async function mergeDrafts(tx: Tx, from: string, to: string): Promise<void> {
  await tx`
    insert into checkout_draft (cart_id, details, changed_at)
    select ${to}::uuid, details, changed_at from checkout_draft where cart_id = ${from}
    on conflict (cart_id) do update
    set details = checkout_draft.details || excluded.details, changed_at = excluded.changed_at
    where checkout_draft.changed_at < excluded.changed_at`
}
