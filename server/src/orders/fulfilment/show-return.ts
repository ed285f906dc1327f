import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getOrderReturn as contract, OrderReturn } from '@pito/contracts/staff-returns'
import type { Context } from '../../platform/context.ts'
import type { Part } from '../../platform/database/statement.ts'
import { isoText, part } from '../../platform/database/statement.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { readChangeableOrder } from '../changeable-order.ts'
import { isRefundAwaited } from '../why-not-changed.ts'
import { withSizes } from '../with-sizes.ts'

interface ReturnRow {
  readonly agreement: OrderReturn['agreement']
  readonly agreed: Readonly<Record<string, number>> | null
  readonly lines: readonly {
    readonly tyre_id: number
    readonly name: string
    readonly sold: number
    readonly arrived: number
    /** How many have arrived under the open agreement. */
    readonly arrived_as_agreed: number
    readonly missing: number
  }[]
  readonly arrivals: readonly (OrderReturn['arrivals'][number] & { readonly tyre_id: number })[]
}

/** Shows which tyres of an order are expected back, and what staff have booked so far. */
export async function showReturn(
  { sql, locale }: Pick<Context, 'sql' | 'locale'>,
  { orderNumber }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const order = (await readChangeableOrder(sql, orderNumber)) ?? refuse('not-found')
  const name = locale === 'fi_FI' ? part`name_fi` : part`name_en`
  const count = (condition: Part) => part`coalesce((
    select sum(quantity) from returned_tyre back
    where back.order_id = line.order_id and back.tyre_id = line.tyre_id and ${condition}
  ), 0)`
  const [row] = await sql<ReturnRow>`
    select (
      select json_build_object('agreed_at', ${isoText(part`agreed_at`)}, 'by', staff.name,
        'refund_amount', refund_cents / 100.0, 'refund_percent', refund_permille / 10.0, 'transport_by', transport_by,
        'deadline', deadline)
      from staff where staff.id = agreement.staff_id
    ) as agreement, (
      select json_object_agg(tyre_id, quantity) from agreed_tyre where agreement_id = agreement.id
    ) as agreed, (
      select json_agg(json_build_object('tyre_id', line.tyre_id, 'name', ${name}, 'sold', line.quantity,
        'arrived', ${count(part`condition <> 'missing'`)},
        'arrived_as_agreed', ${count(part`condition <> 'missing' and agreement_id = agreement.id`)},
        'missing', ${count(part`condition = 'missing' and agreement_id is not distinct from agreement.id`)}
      ) order by position)
      from shop_order_line line where line.order_id = o.id and type = 'product'
    ) as lines, coalesce((
      select json_agg(json_build_object('tyre_id', back.tyre_id, 'at', ${isoText(part`returned_at`)}, 'by', staff.name,
        'name', (
          select ${name} from shop_order_line line
          where line.order_id = o.id and line.tyre_id = back.tyre_id and type = 'product' limit 1
        ), 'quantity', back.quantity, 'condition', condition, 'photo_id', photo_id) order by back.id desc)
      from returned_tyre back left join staff on staff.id = back.staff_id where back.order_id = o.id
    ), '[]') as arrivals
    from shop_order o left join return_agreement agreement on agreement.order_id = o.id and completed_at is null
    where o.id = ${order.id}`
  const { agreement, agreed, lines, arrivals } = row ?? refuse('not-found')
  const isWithdrawn = order.withdrawnAt !== null && order.progress !== 'cancelled'
  const withdrawal = isWithdrawn ? 'withdrawal' : null
  return ok({
    kind: agreed ? 'agreement' : withdrawal,
    is_refunded: !agreed && !isRefundAwaited(order),
    agreement,
    lines: (await withSizes(sql, lines)).map(({ arrived_as_agreed: ofAgreement, missing, ...line }) => {
      const left = agreed ? (agreed[line.tyre_id] ?? 0) - ofAgreement : line.sold - line.arrived
      const expected = agreed || isWithdrawn ? left : 0
      return { ...line, expected, missing: Math.min(missing, expected) }
    }),
    arrivals: (await withSizes(sql, arrivals)).map(({ tyre_id: _, ...arrival }) => arrival),
  })
}
