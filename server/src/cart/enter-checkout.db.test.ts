import { beforeEach, expect, test } from 'vitest'
import { addCustomer, goodPassword } from '../../testing/account-shop.ts'
import { afterTestFile } from '../../testing/after-test-file.ts'
import { browserOf, cartShop } from '../../testing/cart-shop.ts'
import { aContext } from '../../testing/small-shop.ts'
import type { Platform } from '../platform/platform.ts'
import { openPlatform } from '../platform/platform.ts'
import { enterCheckout } from './enter-checkout.ts'
import { enter, lockPlaces, queueUp } from './place-store.ts'
import { removePaidTyres } from './remove-paid-tyres.ts'

const limit = 50
const { platform, app } = await cartShop({ settings: { CHECKOUT_LIMIT: String(limit) } })
const { config, databaseUrl, log, clock, sql } = platform
const otherServer = await openPlatform({ config, databaseUrl, log, clock })
afterTestFile(() => otherServer.close())

interface Buyer {
  readonly id: string
  readonly guestId: string
}

const buyers = (count: number) => sql<Buyer>`
  insert into cart (guest_id, created_at, changed_at)
  select gen_random_uuid(), ${clock()}, ${clock()} from generate_series(1, ${count}) returning id, guest_id`

/** Returns `in`, or the code of the refusal. */
const arrive = ({ guestId }: Buyer, server: Platform = platform) =>
  enterCheckout(aContext(server, clock(), { kind: 'guest', guestId }), {
    column: 'guest_id',
    id: guestId,
  }).then(
    () => 'in',
    ({ code }) => code,
  )
const pay = ({ id }: Buyer) => sql.transaction((tx) => removePaidTyres(tx, id, [], clock()))

let seconds = 0
function pass(more: number): void {
  seconds += more
  platform.at(new Date(Date.UTC(2026, 10, 20, 10, 0, seconds)).toISOString())
}

beforeEach(async () => {
  await platform.pool.query('delete from checkout_place')
})

async function fullCheckout(): Promise<Buyer[]> {
  const inside = await buyers(limit)
  for (const buyer of inside) expect(await arrive(buyer)).toBe('in')
  return inside
}

test('of 200 buyers who arrive at two servers at once, 50 come in, and the others in their turn', async () => {
  let waiting = await buyers(200)
  const sizes: number[] = []
  while (waiting.length > 0) {
    const outcomes = await Promise.all(
      waiting.map(async (buyer, number) => ({
        buyer,
        outcome: await arrive(buyer, number % 2 === 0 ? platform : otherServer),
      })),
    )
    const isIn = outcomes.filter(({ outcome }) => outcome === 'in')
    const refused = outcomes.filter(({ outcome }) => outcome === 'checkout-full')
    expect(isIn.length + refused.length).toBe(waiting.length)
    sizes.push(isIn.length)
    for (const { buyer } of isIn) await pay(buyer)
    waiting = refused.map(({ buyer }) => buyer)
    pass(15)
  }
  expect(sizes).toEqual([limit, limit, limit, limit])
})

test('two servers that decide at the same moment do not give the last place twice', async () => {
  for (const buyer of await buyers(limit - 1)) await arrive(buyer)
  const [first, second] = (await buyers(2)) as [Buyer, Buyer]
  const waiting = `select from pg_locks join pg_database on pg_database.oid = database
    where datname = current_database() and locktype = 'advisory' and not granted`
  const waitsForLock = async () => (await otherServer.pool.query(waiting)).rowCount
  let arriving = Promise.resolve('')
  await sql.transaction(async (tx) => {
    await lockPlaces(tx)
    await queueUp(tx, { column: 'guest_id', id: first.guestId }, clock())
    await enter(tx, first.id, clock())
    arriving = arrive(second, otherServer)
    await Promise.race([arriving, expect.poll(waitsForLock).toBeGreaterThan(0)])
  })
  expect(await arriving).toBe('checkout-full')
})

test('whoever came first comes in first, unless they have left the queue', async () => {
  const inside = await fullCheckout()
  const queue = await buyers(3)
  for (const buyer of queue) {
    expect(await arrive(buyer)).toBe('checkout-full')
    pass(1)
  }
  const [first, second, third] = queue as [Buyer, Buyer, Buyer]
  await pay(inside[0] as Buyer)
  expect(await arrive(second)).toBe('checkout-full')
  expect(await arrive(first)).toBe('in')
  await pay(inside[1] as Buyer)
  pass(30)
  expect(await arrive(third)).toBe('checkout-full')
  pass(40)
  expect(await arrive(third)).toBe('in')
})

test('a buyer who is in stays in, and idle buyers make room for others', async () => {
  const [idle, ...active] = await fullCheckout()
  const [late, later] = (await buyers(2)) as [Buyer, Buyer]
  pass(600)
  for (const buyer of active) await arrive(buyer)
  expect(await arrive(late, otherServer)).toBe('checkout-full')
  pass(301)
  expect(await arrive(late, otherServer)).toBe('in')
  expect(await arrive(idle as Buyer)).toBe('in')
  expect(await arrive(later)).toBe('checkout-full')
})

async function buyerInBrowser() {
  const browser = browserOf(app)
  await browser.add({ type_id: 1, quantity: 1 })
  const enter = (side: string) => browser.send('GET', `${side}/checkout/draft`)
  return { browser, enter }
}

test('the page and the order of a buyer who waits are refused with the time of the next attempt', async () => {
  const [one] = await fullCheckout()
  const { browser, enter } = await buyerInBrowser()
  const { status, headers, body } = await enter('anonymous')
  expect([status, headers['retry-after'], body.code]).toEqual([429, '15', 'checkout-full'])
  const cart_id = (await browser.cart()).id
  const confirm = () => browser.send('POST', 'anonymous/order/confirm', { cart_id })
  expect((await confirm()).body.code).toBe('checkout-full')
  await pay(one as Buyer)
  expect((await confirm()).body.code).not.toBe('checkout-full')
})

test('a buyer who logs in during the checkout keeps the place, and typing counts as activity', async () => {
  await addCustomer(platform, { email: 'aino@example.fi' })
  const { browser, enter } = await buyerInBrowser()
  expect((await enter('anonymous')).status).toBe(200)
  pass(600)
  await browser.send('PUT', 'anonymous/checkout/draft', { details: { order_note: 'Soita' } })
  pass(600)
  const others = await buyers(limit)
  const outcomes = await Promise.all(others.map((buyer) => arrive(buyer)))
  expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(limit - 1)
  await browser.send('POST', 'login', { email: 'aino@example.fi', password: goodPassword })
  expect((await enter('customer')).status).toBe(200)
})

test('a visitor without a cart needs no place', async () => {
  await fullCheckout()
  expect((await browserOf(app).send('GET', 'anonymous/checkout/draft')).status).toBe(200)
})
