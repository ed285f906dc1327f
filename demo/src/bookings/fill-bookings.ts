import { car } from '@pito/contracts/values/vehicle-type'
import { confirmAppointment, freeTimes, holdSlot } from '@pito/server/src/booking/index.ts'
import type { Sql, Tx } from '@pito/server/src/platform/database/sql.ts'
import type { Platform } from '@pito/server/src/platform/platform.ts'
import { demoLimits } from '../demo-limits.ts'
import type { DemoBooking } from './demo-bookings.ts'
import { demoBookings } from './demo-bookings.ts'

const tyres = [{ vehicleType: car, rim: 16, runFlat: false, quantity: 4 }]
const weeks = 3

export async function hasBookings(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ has: boolean }>`
    select exists(select from appointment where confirmed_at is not null) as has`
  return row?.has === true
}

/**
 * Creates paid appointments with their e-mails. The e-mails are stored but never sent, because the addresses are
 * invented.
 */
export async function fillBookings(tx: Tx, platform: Platform): Promise<void> {
  const quiet = { ...platform, config: { ...platform.config, mailUrl: undefined, limits: demoLimits } }
  const points = await pointsThatFit(tx)
  for (const booking of demoBookings) {
    const pointId = booking.point === null ? points.byPhone : points.withCalendar[booking.point]
    if (pointId) await addBooking(tx, quiet, booking, pointId)
  }
}

async function addBooking(
  tx: Tx,
  platform: Platform,
  { point, time: place, ...customer }: DemoBooking,
  pointId: number,
): Promise<void> {
  const now = platform.clock()
  const free = point === null ? [] : await freeTimes(tx, pointId, weeks * 7, { now, platform })
  const time = free.at(Math.min(place, free.length - 1)) ?? null
  if (point !== null && time === null) return
  const { cartId, holder } = await addCart(tx, customer.email, now)
  // Each booking has its own network address, because guests of one address may hold only three times.
  const address = `10.1.${demoBookings.findIndex(({ email }) => email === customer.email)}.1`
  const context = { now, platform, locale: customer.locale, address }
  await holdSlot(tx, context, { pointId, cartId, holder, tyres, serviceIds: [1], time })
  const [chosen] = await tx<{ id: string }>`select id from appointment where cart_id = ${cartId}`
  if (chosen) await confirmAppointment(tx, { now, platform }, chosen.id, { customer })
}

/** Creates a cart that is already closed, as a cart is after an order. */
async function addCart(tx: Tx, email: string, now: Date) {
  const [cart] = await tx<{ id: string; customerId: string | null; guestId: string | null }>`
    insert into cart (customer_id, guest_id, created_at, changed_at, closed_at)
    select customer.id, case when customer.id is null then gen_random_uuid() end, ${now}, ${now}, ${now}
    from (values (${email}::text)) as wanted (email) left join customer on customer.email = wanted.email
    returning id, customer_id, guest_id`
  const { id: cartId = '', customerId = null, guestId = null } = cart ?? {}
  const holder = customerId
    ? { kind: 'customer' as const, id: customerId }
    : { kind: 'guest' as const, id: guestId ?? '' }
  return { cartId, holder }
}

async function pointsThatFit(tx: Tx) {
  const rows = await tx<{ id: number; hasCalendar: boolean }>`
    select id, has_calendar from service_point
    where active and 16 between min_rim and max_rim order by id limit 100`
  return {
    withCalendar: rows.filter(({ hasCalendar }) => hasCalendar).map(({ id }) => id),
    byPhone: rows.find(({ hasCalendar }) => !hasCalendar)?.id,
  }
}
