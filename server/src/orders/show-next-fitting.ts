import type { Answer } from '@pito/contracts/endpoint'
import type { getNextFitting as contract } from '@pito/contracts/orders'
import { customerOf } from '../accounts/index.ts'
import { slotAt } from '../booking/index.ts'
import type { Context } from '../platform/context.ts'

/** Returns the soonest fitting of the customer's orders that is booked, not done and still to come, or null. */
export async function showNextFitting(ctx: Context): Promise<Answer<typeof contract>> {
  const [fitting] = await ctx.sql<{ orderNumber: string; startsAt: Date; companyName: string; city: string }>`
    select order_number, lower(during) as starts_at, company_name, city
    from shop_order join appointment on order_id = shop_order.id
      join service_point point on point.id = appointment.service_point_id
    where customer_id = ${customerOf(ctx).customerId} and appointment.state = 'firm' and confirmed_at is not null
      and done_at is null and lower(during) > ${ctx.now}
    order by starts_at limit 1`
  if (!fitting) return { success: 1, data: null }
  const { orderNumber, startsAt, companyName, city } = fitting
  const { schedule_date, start_time } = slotAt(startsAt)
  return {
    success: 1,
    data: { order_number: orderNumber, schedule_date, start_time, company_name: companyName, city },
  }
}
