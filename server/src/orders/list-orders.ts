import type { Answer, Input } from '@pito/contracts/endpoint'
import type { listOrders as contract } from '@pito/contracts/orders'
import { customerOf } from '../accounts/index.ts'
import { readFittings } from '../booking/index.ts'
import { readOffers } from '../catalogue/index.ts'
import type { Context } from '../platform/context.ts'
import { page as pageOf } from '../platform/http/calls.ts'
import { daysOfDelivery, summaryInEuros, tyreInList } from './order-in-euros.ts'
import { ordersOfCustomer } from './order-list-store.ts'
import { shownAppointment } from './shown-appointment.ts'

const perPage = 20

export async function listOrders(
  ctx: Context,
  { page }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { now } = ctx
  const { rows, total } = await ordersOfCustomer(ctx.sql, customerOf(ctx).customerId, { page, perPage, now })
  const tyreIds = new Set(rows.flatMap(({ tyres }) => tyres.flatMap(({ tyre_id }) => tyre_id ?? [])))
  const offers = await readOffers(ctx, ctx.sql, [...tyreIds])
  const fitted = rows.filter(({ fitting, status }) => fitting && status === 'paid')
  const booked = await readFittings(
    ctx.sql,
    fitted.map(({ id }) => id),
  )
  const tyresOf = ({ tyres }: (typeof rows)[number]) =>
    tyres.map((line) => tyreInList(line, { offers, locale: ctx.locale }))
  return pageOf(
    rows.map((row) => ({
      ...summaryInEuros(row, ctx),
      tyres: tyresOf(row),
      delivery_days: daysOfDelivery(row),
      appointment: shownAppointment({ ...row, booked: booked.get(row.id) ?? null }, now),
    })),
    { total, page, perPage },
  )
}
