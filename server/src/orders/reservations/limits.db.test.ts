import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addCustomer } from '../../../testing/account-shop.ts'
import { insertUnpaidOrder } from '../../../testing/insert-unpaid-order.ts'
import { paymentShop } from '../../../testing/payment-shop.ts'
import { Refused } from '../../platform/refuse.ts'
import { reserveOrder } from './reserve-order.ts'
import type { OrderToReserve } from './reserved-order.ts'

const settings = { NETWORK_LIMITS: '5,60,30,300', COMPANY_LIMITS: '10,10,40,40' }
const { platform, column } = await paymentShop({ more: 2, settings })
const { pool } = platform
await pool.query('update stock_batch set quantity = 900 where tyre_id = 4')

/** Makes a new order on each call, as if the person had another cart. */
async function orderOf(
  owner: { customerId?: string; guestId?: string },
  quantity = 4,
): Promise<OrderToReserve> {
  const { customerId = null, guestId = null } = owner
  const id = await insertUnpaidOrder(pool, { guest_id: guestId, customer_id: customerId })
  const tyres = [{ tyreId: 4, quantity }]
  const nothing = { cartId: null, promoCodeId: null, servicePointId: null, fittedAt: null }
  return { id, customerId, guestId, tyres, goodsCents: 0, serviceIds: [], ...nothing }
}

const reserve = (order: OrderToReserve, network = randomUUID(), minutes = 0, wider = randomUUID()) => {
  const now = new Date(platform.clock().getTime() + minutes * 60_000)
  return platform.sql
    .transaction((tx) => reserveOrder(tx, { platform, now }, order, { network, wider }))
    .catch((error: unknown) => {
      if (error instanceof Refused) return error.code
      throw error
    })
}

test('a person has three unpaid reservations at once, and a fourth when the first ones have expired', async () => {
  const owner = { guestId: randomUUID() }
  const all = [
    await orderOf(owner),
    await orderOf(owner),
    await orderOf(owner),
    await orderOf(owner),
  ] as const
  expect(await Promise.all(all.slice(0, 3).map((order) => reserve(order)))).toEqual([null, null, null])
  expect(await reserve(all[3])).toBe('too-many-reservations')
  expect(await reserve(all[0])).toBe(null)
  expect(await reserve(all[3], randomUUID(), 30)).toBe(null)
})

test('of five reservations that one person starts at the same moment three are made', async () => {
  const owner = { guestId: randomUUID() }
  const all = await Promise.all(Array.from({ length: 5 }, () => orderOf(owner)))
  const reasons = await Promise.all(all.map((order) => reserve(order)))
  expect(reasons.filter((reason) => reason === null)).toHaveLength(3)
})

test('a person reserves 24 tyres, a company more', async () => {
  const { id: customerId } = await addCustomer(platform, { email: 'fleet@example.fi' })
  expect(await reserve(await orderOf({ customerId }, 25))).toBe('too-many-reservations')
  expect(await reserve(await orderOf({ customerId }, 24))).toBe(null)
  await pool.query("update customer set is_company_user = true, company_name = 'Kuljetus Oy' where id = $1", [
    customerId,
  ])
  expect(await reserve(await orderOf({ customerId }, 16))).toBe(null)
  expect(await reserve(await orderOf({ customerId }, 1))).toBe('too-many-reservations')
})

test('a network has limits of its own, whoever is behind it', async () => {
  const network = randomUUID()
  const guests = await Promise.all(Array.from({ length: 6 }, () => orderOf({ guestId: randomUUID() })))
  const reasons: unknown[] = []
  for (const order of guests) reasons.push(await reserve(order, network))
  expect(reasons).toEqual([null, null, null, null, null, 'too-many-reservations'])
  expect(await reserve(await orderOf({ guestId: randomUUID() }))).toBe(null)
})

test('a wider network has four times the limits of a network, whichever network the callers use in it', async () => {
  const wider = randomUUID()
  const guests = await Promise.all(Array.from({ length: 21 }, () => orderOf({ guestId: randomUUID() })))
  const reasons = await Promise.all(guests.map((order) => reserve(order, randomUUID(), 0, wider)))
  expect(reasons.filter((reason) => reason === null)).toHaveLength(20)
  expect(reasons.filter((reason) => reason === 'too-many-reservations')).toHaveLength(1)
})

test('money that has arrived is not refused because of limits', async () => {
  const order = await orderOf({ guestId: randomUUID() }, 30)
  const now = platform.clock()
  const reserved = platform.sql.transaction((tx) => reserveOrder(tx, { platform, now }, order, null))
  expect(await reserved).toBe(null)
  expect(await column(`select quantity from reserved_tyre where order_id = '${order.id}'`)).toEqual([30])
})
