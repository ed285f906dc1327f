import type { Input } from '@pito/contracts/endpoint'
import type { listRefunds, listSurplusPayments, Refund, SurplusPayment } from '@pito/contracts/refunds'
import { mostCounted } from '@pito/contracts/values/order-tasks'
import type { PaymentMethod } from '@pito/contracts/values/payment-methods'
import { statesBefore } from '@pito/contracts/values/state-table'
import { refundDays } from '@pito/contracts/values/withdrawal-days'
import { listPage, orderBy } from '../../platform/database/list-page.ts'
import type { Sql } from '../../platform/database/sql.ts'
import type { Part } from '../../platform/database/statement.ts'
import { literals, part } from '../../platform/database/statement.ts'
import type { AwaitedFacts } from '../invoices/awaited-refund.ts'
import { awaitedCents, awaitedFacts } from '../invoices/awaited-refund.ts'
import { orderMoves } from '../rules/order-moves.ts'

export interface ListedRefund {
  readonly id: string
  readonly orderNumber: string
  readonly amountCents: number
  readonly reason: Refund['reason']
  readonly state: Refund['state']
  readonly requestedAt: Date
  readonly madeAt: Date | null
  readonly method: PaymentMethod
  /** The last day on which the money has to be refunded, as YYYY-MM-DD. */
  readonly latestOn: string
  readonly refusedAt: Date | null
  readonly providerMessage: string | null
  readonly paidOn: string | null
  readonly bankReference: string | null
  readonly paidBy: string | null
}

type ListedRow = Omit<ListedRefund, 'amountCents'> & AwaitedFacts & { readonly amountCents: number | null }

const lastDay = (moment: 'withdrawn_at' | 'requested_at') =>
  moment === 'withdrawn_at'
    ? part`(withdrawn_at at time zone 'Europe/Helsinki')::date + ${refundDays}::integer`
    : part`(requested_at at time zone 'Europe/Helsinki')::date + ${refundDays}::integer`

const requested = part`
  select refund.id, attempt.order_id, refund.amount_cents, reason, refund.state,
    requested_at, made_at, method,
    case when reason = 'withdrawn' and withdrawn_at is not null then ${lastDay('withdrawn_at')}
      else ${lastDay('requested_at')} end as latest_on,
    refused_at, provider_message, paid_on::text as paid_on, bank_reference, staff.name as paid_by
  from refund join payment_attempt attempt on attempt.id = attempt_id join shop_order o on o.id = attempt.order_id
    left join staff on staff.id = paid_by`

/** The withdrawals whose tyres have not been refunded yet. */
const waiting = part`
  select o.id, o.id as order_id, null::integer as amount_cents, 'withdrawn' as reason, 'waiting' as state,
    withdrawn_at as requested_at, null::timestamptz as made_at, method, ${lastDay('withdrawn_at')} as latest_on,
    null::timestamptz as refused_at, null as provider_message, null as paid_on, null as bank_reference,
    null as paid_by
  from shop_order o join payment_attempt attempt on attempt.order_id = o.id and attempt.state = 'paid'
  where o.id = any(array(
    select id from shop_order
    where withdrawn_at is not null and progress in (${literals(statesBefore(orderMoves, { to: 'refunded' }))})
  ))`

const listedColumns = part`
  listed.id, order_number, amount_cents, reason, state, requested_at, made_at, method, latest_on::text as latest_on,
  refused_at, provider_message, paid_on, bank_reference, paid_by, ${awaitedFacts}`
const tablesOf = (listed: Part) => part`(${listed}) listed join shop_order o on o.id = listed.order_id`
const sorts = { latest_on: part`latest_on`, requested_at: part`requested_at` }

/**
 * Lists the refunds in the given state or, without a state, those that have not been made yet. The list of made refunds
 * grows without end, so it is in the order of an index, by the time of the request. At most 10,000 refunds are counted.
 */
export async function listRefundRows(sql: Sql, input: Input<typeof listRefunds>) {
  const { state, provider, search, sort } = input
  const ofState = state === 'waiting' ? waiting : requested
  const listed = state ? ofState : part`${requested} union all ${waiting}`
  const direction = sort.startsWith('-') ? part`desc` : part``
  const { rows, ...paging } = await listPage<ListedRow>(
    sql,
    {
      columns: listedColumns,
      from: tablesOf(listed),
      where: [
        state ? part`state = ${state}` : part`state <> 'made'`,
        ...paidBy(provider),
        ...numbered(search),
      ],
      order:
        state === 'made'
          ? part`requested_at ${direction}, listed.id ${direction}`
          : orderBy(sorts, sort, part`listed.id`),
      most: mostCounted,
      counted: state === 'made' && !provider && search === '' ? part`refund` : tablesOf(listed),
    },
    input,
  )
  return { rows: rows.map(withAmount), ...paging }
}

export async function readListedRefund(sql: Sql, id: string): Promise<ListedRefund | undefined> {
  const [row] = await sql<ListedRow>`
    select ${listedColumns} from ${tablesOf(requested)} where listed.id = ${id}`
  return row && withAmount(row)
}

function withAmount(row: ListedRow): ListedRefund {
  return { ...row, amountCents: row.amountCents ?? awaitedCents(row) }
}

function paidBy(provider: Refund['provider'] | undefined): Part[] {
  return provider ? [provider === 'klarna' ? part`method = 'klarna'` : part`method <> 'klarna'`] : []
}

function numbered(search: string): Part[] {
  return search === '' ? [] : [part`starts_with(order_number, ${search})`]
}

interface ListedSurplus {
  readonly id: string
  readonly orderNumber: string
  readonly receivedAt: Date
  readonly receivedCents: number
  readonly amountCents: number
  readonly method: PaymentMethod
  readonly reason: SurplusPayment['reason']
  readonly refundId: string
  readonly refundState: Refund['state']
  readonly madeAt: Date | null
  readonly providerMessage: string | null
}

/** Lists the payments that their orders could not use. Each of them is refunded whole, by one refund. */
export function listSurplusRows(sql: Sql, input: Input<typeof listSurplusPayments>) {
  const { reason, provider, search, sort } = input
  return listPage<ListedSurplus>(
    sql,
    {
      columns: part`
        attempt.id, order_number, received_at, coalesce(received_cents, attempt.amount_cents) as received_cents,
        attempt.amount_cents, method, refund.reason, refund.id as refund_id, refund.state as refund_state, made_at,
        provider_message`,
      from: part`
        payment_attempt attempt join refund on attempt_id = attempt.id join shop_order on shop_order.id = order_id`,
      where: [
        part`attempt.state = 'surplus'`,
        ...(reason ? [part`refund.reason = ${reason}`] : []),
        ...paidBy(provider),
        ...numbered(search),
      ],
      order: orderBy({ received_at: part`received_at` }, sort, part`attempt.id`),
    },
    input,
  )
}
