import type { PromoCodeFields } from '@pito/contracts/staff-promo-codes'
import type { PromoCodeState } from '@pito/contracts/values/promo-code-faults'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { part } from '../../platform/database/statement.ts'

export interface StaffPromoCodeRow {
  readonly id: number
  readonly version: number
  readonly code: string
  readonly discountPermille: number | null
  readonly discountCents: number | null
  readonly validFrom: string
  readonly validUntil: string | null
  readonly minimumCents: number
  readonly usesInAll: number | null
  readonly usesEach: number | null
  readonly active: boolean
  readonly note: string
  readonly uses: number
  readonly state: PromoCodeState
}

const uses = part`(select count(*)::integer from promo_code_use where promo_code_id = p.id)`

/** The same order of reasons as in `whyNotApplicable`. */
export const promoCodeState = (now: Date) => part`case
  when not p.active then 'off'
  when (${now}::timestamptz at time zone 'Europe/Helsinki')::date < p.valid_from then 'upcoming'
  when (${now}::timestamptz at time zone 'Europe/Helsinki')::date > p.valid_until then 'ended'
  when ${uses} >= p.uses_in_all then 'used-up'
  else 'valid' end`

export const promoCodeColumns = (now: Date) => part`
  p.id, p.version, p.code, p.discount_permille, p.discount_cents, p.valid_from::text, p.valid_until::text,
  p.minimum_cents, p.uses_in_all, p.uses_each, p.active, p.note, ${uses} as uses, ${promoCodeState(now)} as state`

export async function promoCodeById(sql: Sql, id: number, now: Date): Promise<StaffPromoCodeRow | undefined> {
  const [row] = await sql<StaffPromoCodeRow>`
    select ${promoCodeColumns(now)} from promo_code p where p.id = ${id}`
  return row
}

/**
 * Lets those who add or rename codes wait for each other until the transaction ends. It is taken before any row of a
 * code is locked.
 */
export async function lockCodeTexts(tx: Tx): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('promo codes'))`
}

export async function isCodeTaken(sql: Sql, code: string, except: number | null): Promise<boolean> {
  const rows = await sql`select from promo_code where code = ${code} and id is distinct from ${except}`
  return rows.length > 0
}

export async function insertPromoCode(tx: Tx, code: PromoCodeFields): Promise<number> {
  const [row] = await tx<{ id: number }>`
    insert into promo_code (code, discount_permille, discount_cents, valid_from, valid_until, minimum_cents,
      uses_in_all, uses_each, active, note)
    values (${code.code}, ${code.discount_permille}, ${code.discount_cents}, ${code.valid_from}::date,
      ${code.valid_until}::date, ${code.minimum_cents ?? 0}, ${code.uses_in_all}, ${code.uses_each}, ${code.active},
      ${code.note})
    returning id`
  if (!row) throw new Error('PostgreSQL returned no id for the promo code.')
  return row.id
}

export async function updatePromoCode(tx: Tx, id: number, code: PromoCodeFields): Promise<void> {
  await tx`
    update promo_code set code = ${code.code}, discount_permille = ${code.discount_permille},
      discount_cents = ${code.discount_cents}, valid_from = ${code.valid_from}::date,
      valid_until = ${code.valid_until}::date, minimum_cents = ${code.minimum_cents ?? 0},
      uses_in_all = ${code.uses_in_all}, uses_each = ${code.uses_each}, active = ${code.active}, note = ${code.note}
    where id = ${id}`
}

interface UsageRow {
  readonly claimed: number
  readonly used: number
  readonly released: number
  readonly orders: number
  readonly salesCents: number
  readonly discountCents: number
  readonly days: readonly { readonly day: string; readonly uses: number }[]
}

/** A use whose order was deleted counts as used, because only orders that ended long ago are deleted. */
export async function readUsage(sql: Sql, id: number): Promise<UsageRow> {
  const [row] = await sql<UsageRow>`
    with use as (
      select (claimed_at at time zone 'Europe/Helsinki')::date as day, order_status, total_cents, discount_cents
      from promo_code_use left join shop_order on shop_order.id = order_id
      where promo_code_use.promo_code_id = ${id}
    )
    select count(*) filter (where order_status = 'unpaid')::integer as claimed,
      count(*) filter (where order_status is distinct from 'unpaid')::integer as used,
      (select count(*)::integer from promo_code_release where promo_code_id = ${id}) as released,
      count(*) filter (where order_status = 'paid')::integer as orders,
      coalesce(sum(total_cents) filter (where order_status = 'paid'), 0)::float8 as sales_cents,
      coalesce(sum(discount_cents) filter (where order_status = 'paid'), 0)::float8 as discount_cents,
      (
        select coalesce(json_agg(json_build_object('day', day, 'uses', uses) order by day), '[]')
        from (select day, count(*) as uses from use group by day) daily
      ) as days
    from use`
  if (!row) throw new Error('The statement returns one row.')
  return row
}

export interface UseRow {
  readonly claimedAt: Date
  readonly orderNumber: string | null
  readonly isPaid: boolean
  readonly isErased: boolean
  readonly customer: string | null
  readonly totalCents: number | null
  readonly discountCents: number | null
}

/** The columns and tables of a list of uses. A use of an erased customer has no name. */
export const usesOfCode = {
  columns: part`claimed_at, order_number, order_status is distinct from 'unpaid' as is_paid,
    u.customer_id is null as is_erased,
    case when u.customer_id is not null then concat_ws(' ', first_name, last_name) end as customer,
    total_cents, discount_cents`,
  from: part`promo_code_use u left join shop_order o on o.id = u.order_id
    left join shop_order_address a on a.order_id = o.id and a.kind = 'billing'`,
  order: part`claimed_at desc, u.id desc`,
}
