import type { Answer, Input } from '@pito/contracts/endpoint'
import type { listReturns as contract, ListedReturn } from '@pito/contracts/staff-returns'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import type { ReturnKind } from '@pito/contracts/values/return-conditions'
import { statesBefore } from '@pito/contracts/values/state-table'
import { refundDays } from '@pito/contracts/values/withdrawal-days'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import type { Part } from '../../platform/database/statement.ts'
import { joined, literals, part, rowsOfPage } from '../../platform/database/statement.ts'
import { page as pageOf } from '../../platform/http/calls.ts'
import { restOfAgreement } from '../fulfilment/return-store.ts'
import type { AwaitedFacts } from '../invoices/awaited-refund.ts'
import { awaitedCents, awaitedFacts } from '../invoices/awaited-refund.ts'
import { orderMoves } from '../rules/order-moves.ts'
import { withSizes } from '../with-sizes.ts'
import { ordersFound } from './orders-found.ts'

type Query = Input<typeof contract>

interface ReturnRow extends AwaitedFacts {
  readonly orderNumber: string
  readonly kind: ReturnKind
  readonly customer: string | null
  readonly company: string | null
  readonly since: Date
  readonly deadline: string
  /** The part of the agreed refund that is not due yet; null for a withdrawal. */
  readonly restCents: number | null
  readonly tyres: readonly {
    readonly tyre_id: number
    readonly name: string
    /** How many are to come back: the sold ones, or those that were agreed on. */
    readonly returning: number
    readonly arrived: number
    readonly damaged: number
    readonly missing: number
  }[]
}

export async function listReturns(ctx: Context, input: Query): Promise<Answer<typeof contract>> {
  const { page, per_page: perPage } = input
  const { rows, total } = await readReturns(ctx, input)
  await recordAudit(ctx.sql, { ...auditedBy(ctx), action: 'returns-listed', details: { page, total } })
  const named = await withSizes(
    ctx.sql,
    rows.flatMap(({ tyres }) => tyres),
  )
  const sized = rows.map((row) => ({ ...row, tyres: named.splice(0, row.tyres.length) }))
  return pageOf(
    sized.map((row) => listedReturn(row, helsinkiDate(ctx.now))),
    { total, page, perPage },
  )
}

function listedReturn(row: ReturnRow, today: string): ListedReturn {
  const { orderNumber, kind, customer, company, since, deadline, tyres } = row
  return {
    ...{ order_number: orderNumber, kind, customer, company, since: since.toISOString() },
    tyres: tyres.map(({ returning, arrived, missing, ...tyre }) => {
      const expected = Math.max(0, returning - arrived)
      return { ...tyre, arrived, expected, missing: Math.min(missing, expected) }
    }),
    amount_due: (row.restCents ?? awaitedCents(row)) / 100,
    deadline,
    is_overdue: deadline < today,
  }
}

/** The orders of the returns that are on the way: withdrawals that are not refunded yet, and open agreements. */
const comingBack = part`
  select id, is_business, 'withdrawal' as kind, withdrawn_at as since, null::uuid as agreement_id,
    (withdrawn_at at time zone 'Europe/Helsinki')::date + ${refundDays}::integer as deadline
  from shop_order
  where withdrawn_at is not null and progress in (${literals(statesBefore(orderMoves, { to: 'refunded' }))})
  union all
  select order_id, is_business, 'agreement', agreed_at, agreement.id, deadline
  from return_agreement agreement join shop_order on shop_order.id = order_id where completed_at is null`

const booked = (condition: Part) => part`exists (
  select from returned_tyre back
  where back.order_id = o.id and back.agreement_id is not distinct from o.agreement_id and ${condition}
)`
const states = {
  waiting: part`not ${booked(part`condition <> 'missing'`)}`,
  'partly-arrived': booked(part`condition <> 'missing'`),
  missing: booked(part`condition = 'missing'`),
}

async function readReturns(
  { sql, locale }: Context,
  { page, per_page: perPage, sort, search, state, buyer }: Query,
): Promise<{ rows: ReturnRow[]; total: number }> {
  const conditions = [
    part`true`,
    ...(state ? [states[state]] : []),
    ...(buyer ? [part`is_business = ${buyer === 'company'}`] : []),
    ...(search === '' ? [] : [part`o.id = any(array(${ordersFound(search)}))`]),
  ]
  const matching = part`(${comingBack}) o where ${joined(conditions, ' and ')}`
  const order = sort === 'since' ? part`since, o.id` : part`since desc, o.id desc`
  const [counted] = await sql<{ total: number }>`select count(*)::integer as total from ${matching}`
  const count = (condition: Part) => part`coalesce((
    select sum(quantity) from returned_tyre back where back.order_id = o.id and back.tyre_id = line.tyre_id
      and back.agreement_id is not distinct from chosen.agreement_id and ${condition}
  ), 0)`
  const rows = await sql<ReturnRow>`
    with chosen as materialized (
      select o.id, kind, since, agreement_id, deadline from ${matching}
      order by ${order} ${rowsOfPage({ page, perPage })}
    )
    select o.order_number, chosen.kind, concat_ws(' ', first_name, last_name) as customer,
      case when is_business then company_name end as company, since, chosen.deadline::text, ${awaitedFacts}, (
        select ${restOfAgreement} from return_agreement agreement where agreement.id = chosen.agreement_id
      ) as rest_cents, (
        select json_agg(json_build_object('tyre_id', line.tyre_id,
          'name', case when ${locale} = 'fi_FI' then name_fi else name_en end,
          'returning', coalesce(agreed.quantity, line.quantity), 'arrived', ${count(part`condition <> 'missing'`)},
          'damaged', ${count(part`condition = 'damaged'`)}, 'missing', ${count(part`condition = 'missing'`)}
        ) order by position)
        from shop_order_line line
          left join agreed_tyre agreed on agreed.agreement_id = chosen.agreement_id and agreed.tyre_id = line.tyre_id
        where line.order_id = o.id and type = 'product'
          and (chosen.agreement_id is null or agreed.quantity is not null)
      ) as tyres
    from chosen join shop_order o on o.id = chosen.id
      left join shop_order_address billing on billing.order_id = o.id and billing.kind = 'billing'
    order by ${order}`
  return { rows, total: counted?.total ?? 0 }
}
