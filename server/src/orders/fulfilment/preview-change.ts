import type { OrderConsequences } from '@pito/contracts/order-consequences'
import type { Locale } from '@pito/contracts/values/locale'
import type { ProductionWeek } from '@pito/contracts/values/production-week'
import { productionWeekShown } from '@pito/contracts/values/production-week'
import type { Context } from '../../platform/context.ts'
import { rehearse } from '../../platform/database/rehearse.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { isoText, part } from '../../platform/database/statement.ts'
import { refuse } from '../../platform/refuse.ts'
import { lockChangeableOrder } from '../changeable-order.ts'
import { orderIdOfNumber } from '../order-store.ts'
import { withSizes } from '../with-sizes.ts'

/**
 * Returns what a change of an order does. The change runs in a transaction that is rolled back, and the rows that it
 * touched are compared, so that the preview cannot differ from the change.
 */
export function previewChange(
  ctx: Context,
  orderNumber: string,
  change: (own: Context) => Promise<unknown>,
): Promise<OrderConsequences> {
  return rehearse(ctx.sql, async (tx) => {
    const id = (await orderIdOfNumber(tx, orderNumber)) ?? refuse('not-found')
    await lockChangeableOrder(tx, id)
    const before = await readEffects(tx, id, ctx.locale)
    await change({ ...ctx, sql: tx, transaction: tx.transaction })
    return withSizedNames(tx, difference(before, await readEffects(tx, id, ctx.locale)))
  })
}

type OfTyre<Line> = Line & { readonly tyre_id: number | null }

type RefundShown = NonNullable<OrderConsequences['refund']>

type RefundEffect = RefundShown['parts'][number] & {
  readonly id: string
  readonly deducted: number
  readonly lines: readonly OfTyre<RefundShown['lines'][number]>[]
}

/** The state of everything that a change of an order can affect. It is read before and after the change. */
interface Effects {
  readonly fitting: OrderConsequences['fitting']
  readonly pointEmail: string | null
  /** The tyres that are back in stock, by production week. */
  readonly tyres: readonly OfTyre<ProductionWeek & { readonly name: string; readonly quantity: number }>[]
  readonly promoCode: string | null
  readonly refunds: readonly RefundEffect[]
  readonly email: string
  readonly emails: number
}

/** The consequences of a change, whose tyres are not named with their sizes yet. */
type Difference = Omit<OrderConsequences, 'tyres' | 'refund'> & {
  readonly tyres: Effects['tyres']
  readonly refunds: readonly RefundEffect[]
}

async function readEffects(tx: Tx, orderId: string, locale: Locale): Promise<Effects> {
  const name = part`case when ${locale} = 'fi_FI' then line.name_fi else line.name_en end`
  const [effects] = await tx<Effects>`
    select (
      select json_build_object('starts_at', ${isoText(part`lower(during)`)},
        'service_point', concat_ws(', ', point.company_name, point.city))
      from appointment join service_point point on point.id = appointment.service_point_id
      where order_id = o.id and appointment.state = 'firm' and confirmed_at is not null
    ) as fitting,
      (select dealer_email from service_point where id = o.service_point_id) as point_email, coalesce((
      select json_agg(json_build_object('tyre_id', taken.tyre_id, 'name', (
          select ${name} from shop_order_line line
          where line.order_id = o.id and line.tyre_id = taken.tyre_id and type = 'product' limit 1
        ), 'year', dot_year, 'week', dot_week, 'quantity', returned
      ) order by taken.tyre_id, dot_year, dot_week) from stock_taken taken where order_id = o.id
    ), '[]') as tyres,
      (select promo_code_name from promo_code_use where order_id = o.id limit 1) as promo_code, coalesce((
      select json_agg(json_build_object('id', refund.id, 'amount', refund.amount_cents / 100.0,
        'deducted', deducted_cents / 100.0, 'payment_by', method,
        'is_authorisation', method = 'klarna' and captured_at is null, 'lines', coalesce((
          select json_agg(json_build_object('tyre_id', line.tyre_id, 'name', ${name}, 'quantity', credited.quantity,
            'amount', credited.gross_cents / 100.0, 'vat_percent', line.vat_permille / 10.0,
            'vat', credited.vat_cents / 100.0) order by line.position)
          from credit_note note join credit_note_line credited on credit_note_number = note.number
            join shop_order_line line on line.id = order_line_id
          where note.refund_id = refund.id
        ), '[]')) order by attempt.order_id <> o.id)
      from refund join payment_attempt attempt on attempt.id = attempt_id where attempt.order_id in (select id from shop_order where o.id in (id, supplement_of))
    ), '[]') as refunds,
      (select email from shop_order_address billing where billing.order_id = o.id and kind = 'billing'),
      (select count(*)::integer from order_email where order_id = o.id) as emails
    from shop_order o where o.id = ${orderId}`
  return effects ?? refuse('not-found')
}

function difference(before: Effects, after: Effects): Difference {
  const isReleased = before.fitting !== null && after.fitting === null
  const known = new Set(before.refunds.map(({ id }) => id))
  const made = after.refunds.filter(({ id }) => !known.has(id))
  return {
    fitting: isReleased ? before.fitting : null,
    tyres: after.tyres.flatMap((tyre, place) => {
      const quantity = tyre.quantity - (before.tyres[place]?.quantity ?? 0)
      return quantity > 0 ? [{ ...tyre, quantity }] : []
    }),
    promo_code: after.promoCode === null ? before.promoCode : null,
    refunds: made,
    emails: [
      ...(after.emails > before.emails ? [after.email] : []),
      ...(isReleased && before.pointEmail !== null ? [before.pointEmail] : []),
    ],
  }
}

/** Names the tyres with their sizes. */
async function withSizedNames(tx: Tx, { tyres, refunds, ...others }: Difference): Promise<OrderConsequences> {
  return {
    ...others,
    tyres: (await withSizes(tx, tyres)).map(({ name, quantity, ...made }) => ({
      name,
      quantity,
      week: productionWeekShown(made),
    })),
    refund: await refundShown(tx, refunds),
  }
}

/** Sums the refunds of the order and its supplements up, and names how much of each payment goes back. */
async function refundShown(tx: Tx, made: readonly RefundEffect[]): Promise<RefundShown | null> {
  if (made.length === 0) return null
  const sumOf = (name: 'amount' | 'deducted') =>
    made.reduce((cents, one) => cents + Math.round(one[name] * 100), 0) / 100
  const lines = await withSizes(
    tx,
    made.flatMap((one) => one.lines),
  )
  return {
    ...{ amount: sumOf('amount'), deducted: sumOf('deducted') },
    parts: made.map(({ amount, payment_by, is_authorisation }) => ({ amount, payment_by, is_authorisation })),
    lines: lines.map(withoutTyreId),
  }
}

function withoutTyreId<Line extends OfTyre<object>>({ tyre_id: _, ...line }: Line): Omit<Line, 'tyre_id'> {
  return line
}
