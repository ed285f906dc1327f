import { randomUUID } from 'node:crypto'
import { car } from '@pito/contracts/values/vehicle-type'
import { expect, test } from 'vitest'
import { insertUnpaidOrder } from '../../../testing/insert-unpaid-order.ts'
import { paymentShop } from '../../../testing/payment-shop.ts'
import { aContext } from '../../../testing/small-shop.ts'
import { holdSlot } from '../../booking/index.ts'
import { takeStock } from '../../catalogue/index.ts'
import { networkHashes } from '../../platform/limits/network-hash.ts'
import { moveOrder } from '../move-order.ts'
import { countStart } from '../payments/start-payment.ts'
import { deleteReservation } from './reservation-store.ts'
import { reserveOrder } from './reserve-order.ts'
import type { OrderToReserve } from './reserved-order.ts'

const { platform, pointId, column } = await paymentShop({ more: 24 })
const { pool, sql } = platform
const popular = { first: 4, count: 14 }
const scarce = { first: 18, count: 10 }
await pool.query('update stock_batch set quantity = 900 where tyre_id >= $1', [popular.first])
await pool.query('update stock_batch set quantity = 8 where tyre_id >= $1', [scarce.first])
await pool.query(
  'insert into service_point_bay (service_point_id, number) select $1, number from generate_series(2, 50) as number',
  [pointId],
)

const address = '198.51.100.20'
const networks = networkHashes(platform.config, address)
const start = platform.clock().getTime() - 3 * 3_600_000
const startMinutes = [8 * 60, 8 * 60 + 30, 9 * 60, 9 * 60 + 30]

/** Returns the same numbers between 0 and 1 in each run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

interface Guest {
  readonly guestId: string
  readonly cartId: string
  readonly quantity: number
  /** The minute of the day at which the tyres are fitted; null if they are delivered. */
  readonly minute: number | null
  readonly order: OrderToReserve
}

async function newGuest(tyreId: number, quantity: number, minute: number | null): Promise<Guest> {
  const guestId = randomUUID()
  const [cart] = await sql<{ id: string }>`
    insert into cart (guest_id, created_at, changed_at) values (${guestId}, now(), now()) returning id`
  const cartId = cart?.id ?? ''
  const id = await insertUnpaidOrder(pool, { guest_id: guestId, cart_id: cartId })
  const fittedAt =
    minute === null ? null : new Date(Date.parse('2026-12-01T00:00:00+02:00') + minute * 60_000)
  const order = {
    ...{ id, customerId: null, guestId, cartId, goodsCents: 0, promoCodeId: null, fittedAt },
    tyres: [{ tyreId, quantity }],
    servicePointId: minute === null ? null : pointId,
    serviceIds: minute === null ? [] : [1],
  }
  return { guestId, cartId, quantity, minute, order }
}

async function chooseTime({ cartId, guestId, quantity, minute }: Guest, now: Date): Promise<void> {
  if (minute === null) return
  await sql.transaction((tx) =>
    holdSlot(tx, aContext(platform, now, { kind: 'nobody' }, { address }), {
      ...{ pointId, cartId, serviceIds: [1], time: { date: '2026-12-01', minute } },
      holder: { kind: 'guest', id: guestId },
      tyres: [{ quantity, vehicleType: car, rim: 16, runFlat: false }],
    }),
  )
}

async function startPayment({ guestId, order }: Guest, now: Date): Promise<void> {
  const ctx = aContext(platform, now, { kind: 'guest', guestId }, { address })
  await countStart(ctx, { column: 'guest_id', id: guestId })
  expect(await sql.transaction((tx) => reserveOrder(tx, { platform, now }, order, networks))).toBe(null)
}

/** Takes the paid tyres out of stock. The fitting leaves the limits, as it does when it becomes firm. */
function pay({ order }: Guest, now: Date): Promise<void> {
  return sql.transaction(async (tx) => {
    expect(await takeStock(tx, { orderId: order.id, tyres: order.tyres }, now)).toBe(null)
    await deleteReservation(tx, order.id)
    await tx`delete from appointment where order_id = ${order.id}`
    await moveOrder(tx, order.id, { to: 'paid', by: 'provider', paidAt: now })
  })
}

interface Step {
  readonly at: number
  readonly take: (now: Date) => Promise<void>
}

/**
 * A guest chooses tyres and a time, fills in the details within a quarter of an hour, and pays within five minutes.
 * Every fifth guest tries another payment method first, and every thirtieth buys tyres of which few are left.
 */
async function stepsOf(index: number, random: () => number): Promise<Step[]> {
  const tyreId =
    index % 30 === 0 ? scarce.first + index / 30 : popular.first + Math.floor(random() * popular.count)
  const minute = index % 2 === 0 ? null : (startMinutes[Math.floor(random() * startMinutes.length)] ?? null)
  const guest = await newGuest(tyreId, index % 7 === 0 ? 2 : 4, minute)
  const chosen = random() * 100
  const started = chosen + random() * 15
  const paid = started + random() * 5
  return [
    { at: chosen, take: (now) => chooseTime(guest, now) },
    ...(index % 5 === 0 ? [{ at: started, take: (now: Date) => startPayment(guest, now) }] : []),
    { at: (started + paid) / 2, take: (now) => startPayment(guest, now) },
    { at: paid, take: (now) => pay(guest, now) },
  ]
}

test('of 300 guests behind one IPv4 address who buy within two hours and pay within five minutes, none is refused', async () => {
  const random = randomNumbers(45)
  const steps: Step[] = []
  for (let index = 0; index < 300; index += 1) steps.push(...(await stepsOf(index, random)))
  for (const { at, take } of steps.sort((one, other) => one.at - other.at))
    await take(new Date(start + at * 60_000))
  expect(await column("select count(*)::integer from shop_order where order_status = 'paid'")).toEqual([300])
}, 180_000)
