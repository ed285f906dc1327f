import { expect, test } from 'vitest'
import { firmShop } from '../../testing/firm-shop.ts'
import { insertUnpaidOrder } from '../../testing/insert-unpaid-order.ts'
import { refreshAllTimes } from './refresh-times.ts'
import { releaseReservedTime } from './release-reserved-time.ts'
import { renewHold } from './renew-hold.ts'
import { reserveTime } from './reserve-time.ts'
import { detachFromCart } from './store.ts'

const { platform, pool, sql, hold, holdByPhone, pointId, phonePointId } = await firmShop()
const noon = platform.clock()
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const newOrder = (cart_id: string) => insertUnpaidOrder(pool, { cart_id })

/** Reserves the given time for an order of two tyres. */
function reserve(orderId: string, cartId: string | null, time: { day: string | null; now?: Date }) {
  const now = time.now ?? noon
  const request = {
    ...{ orderId, cartId, pointId: time.day === null ? phonePointId : pointId },
    startsAt: time.day === null ? null : new Date(`${time.day}:00Z`),
    ...{ holder: { kind: 'guest' as const, id: 'aino' }, serviceIds: [1], tyres: 2, until: later(30) },
  }
  return sql.transaction((tx) => reserveTime(tx, { now, platform }, request))
}

const appointment = async (orderId: string) => {
  const { rows } = await pool.query(
    'select cart_id as cart, lower(during) as starts, held_until as until, tyres from appointment where order_id = $1',
    [orderId],
  )
  return rows[0]
}
const release = (orderId: string, now: Date, content?: { tyres: number; serviceIds: number[] }) =>
  sql.transaction((tx) => releaseReservedTime(tx, orderId, now, content))

test("the time that the cart has chosen becomes the order's, and stays what the cart shows", async () => {
  const cart = await hold('aino', '2026-11-23', 8 * 60)
  const order = await newOrder(cart)
  expect(await reserve(order, cart, { day: '2026-11-23T06:00' })).toBe(true)
  const starts = new Date('2026-11-23T06:00:00Z')
  expect(await appointment(order)).toEqual({ cart, starts, until: later(30), tyres: 2 })
})

test('nothing that the cart does changes a reserved time', async () => {
  const cart = await hold('changing', '2026-11-23', 8 * 60 + 30)
  const order = await newOrder(cart)
  await reserve(order, cart, { day: '2026-11-23T06:30' })
  const before = await appointment(order)
  await sql.transaction((tx) => renewHold(tx, cart, later(20)))
  expect(await appointment(order)).toEqual(before)
  await sql.transaction((tx) => detachFromCart(tx, cart))
  expect(await appointment(order)).toEqual({ ...before, cart: null })
  await pool.query('delete from cart where id = $1', [cart])
  expect(await appointment(order)).toEqual({ ...before, cart: null })
})

test('a time that was chosen again by its own order is the reserved one', async () => {
  const cart = await hold('again', '2026-11-23', 9 * 60)
  const order = await newOrder(cart)
  await reserve(order, cart, { day: '2026-11-23T07:00' })
  await sql.transaction((tx) => detachFromCart(tx, cart))
  await hold('again', '2026-11-23', 9 * 60, cart)
  expect(await appointment(order)).toMatchObject({ cart, until: later(30) })
  await hold('again', '2026-11-23', 9 * 60 + 30, cart)
  expect(await appointment(order)).toMatchObject({ cart: null, until: later(30) })
})

test('an expired time is not reserved again for a day before the tyres arrive', async () => {
  const cart = await hold('early', '2026-11-25', 9 * 60 + 30)
  const order = await newOrder(cart)
  await pool.query('delete from appointment where cart_id = $1', [cart])
  await pool.query('update service_point set holds_own_stock = false where id = $1', [pointId])
  expect(await reserve(order, cart, { day: '2026-11-25T07:30' })).toBe(false)
  expect(await reserve(order, cart, { day: '2026-11-27T07:30' })).toBe(true)
  await pool.query('update service_point set holds_own_stock = true where id = $1', [pointId])
})

test('a chosen time is reserved although it is held for a day before the tyres would arrive now', async () => {
  const cart = await hold('chosen', '2026-11-26', 9 * 60 + 30)
  await pool.query('update service_point set holds_own_stock = false where id = $1', [pointId])
  expect(await reserve(await newOrder(cart), cart, { day: '2026-11-26T07:30' })).toBe(true)
  await pool.query('update service_point set holds_own_stock = true where id = $1', [pointId])
})

test('an expired time is reserved again while it is free, and not when somebody else has it', async () => {
  const [late, lost] = [
    await hold('late', '2026-11-24', 8 * 60),
    await hold('lost', '2026-11-24', 8 * 60 + 30),
  ]
  const [first, second] = [await newOrder(late), await newOrder(lost)]
  platform.at('2026-11-20T10:20:00Z')
  await hold('other', '2026-11-24', 8 * 60 + 30)
  expect(await reserve(first, late, { day: '2026-11-24T06:00', now: platform.clock() })).toBe(true)
  expect(await reserve(second, lost, { day: '2026-11-24T06:30', now: platform.clock() })).toBe(false)
  platform.at('2026-11-20T10:00:00Z')
})

test('a released time is only chosen again, for the rest of the hour that choosing has', async () => {
  const cart = await hold('released', '2026-11-25', 8 * 60)
  const order = await newOrder(cart)
  await reserve(order, cart, { day: '2026-11-25T06:00' })
  await release(order, later(20), { tyres: 4, serviceIds: [1, 3] })
  const { rows } = await pool.query(
    'select order_id, held_until, tyres, service_ids from appointment where cart_id = $1',
    [cart],
  )
  expect(rows).toEqual([{ order_id: null, held_until: later(35), tyres: 4, service_ids: [1, 3] }])
})

test('a released time is free for others when the cart no longer wants it, or its reservation has expired', async () => {
  const given = await hold('given', '2026-11-26', 8 * 60)
  const expired = await hold('expired', '2026-11-26', 8 * 60 + 30)
  const [first, second] = [await newOrder(given), await newOrder(expired)]
  await reserve(first, given, { day: '2026-11-26T06:00' })
  await sql.transaction((tx) => detachFromCart(tx, given))
  await reserve(second, expired, { day: '2026-11-26T06:30' })
  await release(first, later(5))
  await release(second, later(30))
  const { rows } = await pool.query(
    'select from appointment where cart_id in ($1, $2) or order_id in ($3, $4)',
    [...[given, expired], ...[first, second]],
  )
  expect(rows).toEqual([])
})

test('an appointment by phone is reserved without a time, and goes back to its cart', async () => {
  const cart = await holdByPhone('phone')
  const order = await newOrder(cart)
  expect(await reserve(order, cart, { day: null })).toBe(true)
  expect(await appointment(order)).toEqual({ cart, starts: null, until: null, tyres: 2 })
  await release(order, later(30))
  const { rows } = await pool.query('select order_id from appointment where cart_id = $1', [cart])
  expect(rows).toEqual([{ order_id: null }])
})

test('an appointment by phone stays reserved when its cart has given it up and the jobs of a minute have run', async () => {
  const cart = await holdByPhone('given-up')
  const order = await newOrder(cart)
  await reserve(order, cart, { day: null })
  await sql.transaction((tx) => detachFromCart(tx, cart))
  await refreshAllTimes(platform, noon)
  expect(await appointment(order)).toMatchObject({ cart: null, starts: null })
})
