import { expect } from 'vitest'
import type { Model, OrderModel } from './model.ts'
import { isPaidFor, isReserved } from './model.ts'
import type { SeenOrder } from './observe.ts'
import { statusOf } from './observe.ts'
import type { World } from './world.ts'

interface Reserved {
  readonly number: string
  readonly until: Date
  readonly tyres: readonly (readonly [tyreId: number, quantity: number])[]
  /**
   * The ends of the reservations of the order's fitting times. An end is null if the appointment is made by phone.
   */
  readonly times: readonly (string | null)[]
}

const minute = 60_000
const usualReservation = 30 * minute
/** The longest total time of a reservation while a provider has not decided. */
const longestReservation = 120 * minute

/** Reserves everything in the order for a payment that starts, unless it is already reserved. */
export function reserve(order: OrderModel, now: number): void {
  if (isReserved(order, now)) return
  order.reservedAt = now
  order.reservedUntil = now + usualReservation
}

async function readReservations({ platform }: World): Promise<Map<string, Reserved>> {
  const { rows } = await platform.pool.query<Reserved>(`
    select order_number as number, expires_at as until, coalesce((
      select json_agg(json_build_array(tyre_id, quantity) order by tyre_id) from reserved_tyre
      where reserved_tyre.order_id = o.id
    ), '[]') as tyres, coalesce((
      select json_agg(held_until) from appointment where appointment.order_id = o.id and state = 'hold'
    ), '[]') as times
    from reservation join shop_order o on o.id = order_id`)
  return new Map(rows.map((row) => [row.number, row]))
}

/**
 * Expects that no reservation outlives its order, and that a reservation which still lasts covers everything that was
 * ordered.
 */
export async function expectReservations(
  model: Model,
  world: World,
  seen: ReadonlyMap<string, SeenOrder>,
): Promise<void> {
  const reserved = await readReservations(world)
  for (const { number } of reserved.values()) {
    const order = seen.get(number)
    expect(order && statusOf(order), `the order of a reservation, ${number}`).toBe('open')
  }
  for (const order of model.orders) follow(model, order, reserved.get(order.number))
  for (const { number, until } of reserved.values())
    if (until.getTime() > model.now)
      expect(
        model.orders.some((one) => one.number === number && isReserved(one, model.now)),
        `a reservation for order ${number}, which has no payment`,
      ).toBe(true)
  await expectUses(model, world)
}

function follow(
  { now, undecided, mayBeReleased }: Model,
  order: OrderModel,
  found: Reserved | undefined,
): void {
  const longest = (order.reservedAt ?? 0) + longestReservation
  if (undecided.has(order) && found?.until.getTime() === longest) order.reservedUntil = longest
  if (mayBeReleased.has(order) && !found) order.reservedUntil = null
  if (!isReserved(order, now)) {
    if (!found) order.reservedUntil = null
    return
  }
  const what = `order ${order.number}`
  expect(found?.until.getTime(), `until when ${what} is reserved`).toBe(order.reservedUntil)
  expect(found?.tyres, `tyres reserved for ${what}`).toEqual(
    [...order.tyres].sort(([one], [other]) => one - other),
  )
  expect(found?.times.length, `times reserved for ${what}`).toBe(order.isFitted ? 1 : 0)
  for (const until of found?.times ?? [])
    if (until !== null)
      expect(Date.parse(until), `until when the time of ${what} is held`).toBe(order.reservedUntil)
}

/** Expects that a use of the promo code belongs to an order that is paid or may still be paid. */
async function expectUses(model: Model, { platform }: World): Promise<void> {
  const { rows } = await platform.pool.query<{ number: string | null }>(
    'select order_number as number from promo_code_use left join shop_order o on o.id = order_id',
  )
  const users = rows.map(({ number }) => number)
  expect(users.length, 'uses of a promo code that is good for one').toBeLessThanOrEqual(1)
  const may = model.orders.filter(mayUseCode).map(({ number }) => number)
  for (const number of users) expect(may, 'orders that may use the promo code').toContain(number)
  for (const order of model.orders)
    if (usesCode(order, model.now)) expect(users, 'orders that use the promo code').toContain(order.number)
}

function usesCode(order: OrderModel, now: number): boolean {
  if (!order.usesPromo) return false
  return (isPaidFor(order) && order.status !== 'cancelled') || isReserved(order, now)
}

/** Returns whether the order may use the promo code. An expired reservation counts until it is released. */
export function mayUseCode(order: OrderModel): boolean {
  const isBought = isPaidFor(order) && order.status !== 'cancelled'
  return order.usesPromo && (isBought || order.reservedUntil !== null)
}

/** Expects that no expired reservations are left after the jobs of a minute have run. */
export async function expectNothingExpired({ platform }: World, now: number): Promise<void> {
  const { rows } = await platform.pool.query<{ expired: number }>(
    `select (select count(*) from reservation where expires_at <= $1)::integer
      + (select count(*) from appointment where state = 'hold' and held_until <= $1)::integer as expired`,
    [new Date(now)],
  )
  expect(rows[0]?.expired, 'reservations that have outlived their time').toBe(0)
}

export interface SeenAppointment {
  readonly number: string
  readonly id: string
  readonly sequence: number
  readonly state: 'firm' | 'cancelled'
  readonly startsAt: Date | null
  readonly doneAt: Date | null
  readonly answer: 'acknowledged' | 'declined' | null
}

/** Returns the appointments of paid orders by order number. */
export async function observeAppointments({ platform }: World): Promise<Map<string, SeenAppointment>> {
  const { rows } = await platform.pool.query<SeenAppointment>(`
    select order_number as number, a.id, sequence, state, lower(during) as "startsAt", done_at as "doneAt",
      garage_answer as answer
    from appointment a join shop_order o on o.id = a.order_id where confirmed_at is not null`)
  return new Map(rows.map((row) => [row.number, row]))
}
