import { columns, expression } from '../platform/database/columns.ts'
import type { Sql, Tx } from '../platform/database/sql.ts'
import { part } from '../platform/database/statement.ts'
import type { Discount } from './rules/discount-of.ts'
import type { PromoCodeFacts } from './rules/why-not-applicable.ts'

export interface PromoCode extends PromoCodeFacts, Discount {
  readonly id: number
  readonly code: string
  /** The day in Helsinki at the time of the request. */
  readonly today: string
}

const codeColumns = columns(
  'promo_code',
  `id, code, discount_permille, discount_cents, active, valid_from::text, valid_until::text, minimum_cents, uses_in_all,
    uses_each`,
)
const countedColumns = (now: Date) =>
  columns('promo_code', [], {
    today: expression<string>`(${now}::timestamptz at time zone 'Europe/Helsinki')::date::text`,
    used: expression<number>`used`,
    used_by_customer: expression<number>`used_by_customer`,
  })

/**
 * The customer who wants to use a code. A use that was already claimed for the given order, or for the unpaid order of
 * the given cart, does not count against the customer.
 */
type Claimant = { readonly customerId: string } & ({ readonly orderId: string } | { readonly cartId: string })

/** Finds a code as it is typed, in upper or lower case, with the number of its uses in total and by this customer. */
export function findPromoCode(
  sql: Sql,
  code: string,
  claimant: Claimant,
  now: Date,
): Promise<PromoCode | undefined> {
  return readOne(sql, part`code = upper(${code})`, claimant, now)
}

export function readPromoCode(
  sql: Sql,
  id: number,
  claimant: Claimant,
  now: Date,
): Promise<PromoCode | undefined> {
  return readOne(sql, part`promo_code.id = ${id}`, claimant, now)
}

async function readOne(sql: Sql, named: ReturnType<typeof part>, claimant: Claimant, now: Date) {
  const { customerId } = claimant
  const ownOrder =
    'orderId' in claimant
      ? part`${claimant.orderId}::uuid`
      : part`(select id from shop_order where cart_id = ${claimant.cartId} and closed_at is null)`
  const [code] = await sql`
    select ${codeColumns}, ${countedColumns(now)}
    from promo_code cross join lateral (
      select count(*)::integer as used, count(*) filter (where customer_id = ${customerId})::integer as used_by_customer
      from promo_code_use where promo_code_id = promo_code.id and (order_id = ${ownOrder}) is not true
    ) uses
    where ${named}`
  return code
}

/** Every transaction that counts and claims uses of the code waits for this lock. */
export async function lockPromoCode(tx: Tx, id: number): Promise<void> {
  await tx`select from promo_code where id = ${id} for no key update`
}

export async function isClaimed(tx: Tx, promoCodeId: number, orderId: string): Promise<boolean> {
  const rows = await tx`
    select from promo_code_use where promo_code_id = ${promoCodeId} and order_id = ${orderId}`
  return rows.length > 0
}

interface Use {
  readonly promoCodeId: number
  readonly orderId: string
  readonly customerId: string
}

export async function insertUse(tx: Tx, { promoCodeId, orderId, customerId }: Use, now: Date): Promise<void> {
  await tx`
    insert into promo_code_use (promo_code_id, order_id, customer_id, claimed_at)
    values (${promoCodeId}, ${orderId}, ${customerId}, ${now})`
}

/** Deletes the use of an order, and counts it among the released uses of its code. */
export function releaseUses(tx: Tx, orderId: string, now: Date): Promise<number> {
  return tx.count`
    with released as (delete from promo_code_use where order_id = ${orderId} returning promo_code_id, claimed_at)
    insert into promo_code_release (promo_code_id, claimed_at, released_at)
    select promo_code_id, claimed_at, ${now}::timestamptz from released`
}
