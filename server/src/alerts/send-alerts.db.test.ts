import { beforeEach, expect, test } from 'vitest'
import { addBatch, browserOf } from '../../testing/cart-shop.ts'
import { countStatements } from '../../testing/count-statements.ts'
import { reserveForCart } from '../../testing/reserve-for-cart.ts'
import { sendDueAlerts } from './send-alerts.ts'
import { deleteExpired } from './store.ts'
import { alertShop } from './testing/alert-shop.ts'

const shop = await alertShop()
const { platform, app, ask, confirm, mailsTo, waiting } = shop
const { pool } = platform
const send = () => sendDueAlerts(platform, platform.clock())
let people = 0
/** Creates a new person who has been waiting for a tyre since noon. */
async function someone(tyreId: number, wish: object): Promise<string> {
  const email = `person-${++people}@example.fi`
  await ask(tyreId, { email, ...wish })
  await confirm(email)
  return email
}

beforeEach(async () => {
  platform.at('2026-11-20T12:00:00Z')
  await pool.query('delete from attempt; delete from tyre_alert')
  await pool.query('delete from stock_batch where tyre_id = 3')
  await pool.query('update tyre set price_cents = 11290 where id = 1')
})

test('who waits for a sold-out tyre is told once when it is back, and forgotten', async () => {
  const email = await someone(3, { kind: 'stock' })
  expect(await send()).toBe(0)
  await addBatch(platform, 3, 1, 4)
  expect(await send()).toBe(1)
  expect(await send()).toBe(0)
  const mails = await mailsTo(email)
  expect(mails.map(({ subject }) => subject.split(':')[0])).toContain('Taas saatavilla')
  expect(mails).toHaveLength(2)
  expect(await waiting()).toEqual([])
})

test('tyres that are being paid for are not back, until nobody pays for them', async () => {
  await addBatch(platform, 3, 1, 4)
  const { cart_id } = (await browserOf(app).add({ type_id: 3, quantity: 4 })).body.data
  await reserveForCart(platform, cart_id, [{ tyreId: 3, quantity: 4 }])
  await someone(3, { kind: 'stock' })
  expect(await send()).toBe(0)
  await pool.query('delete from reservation')
  expect(await send()).toBe(1)
})

test('nobody is told who did not confirm', async () => {
  await ask(3, { kind: 'stock', email: 'sylvi@example.fi' })
  await addBatch(platform, 3, 1, 4)
  expect(await send()).toBe(0)
})

test.each([
  [{ kind: 'price' }, 11_289, 1],
  [{ kind: 'price' }, 11_290, 0],
  [{ kind: 'price', price: 100 }, 10_001, 0],
  [{ kind: 'price', price: 100 }, 10_000, 1],
])('%j at %i cents makes %i mails', async (wish, cents, mails) => {
  await someone(1, wish)
  await pool.query('update tyre set price_cents = $1 where id = 1', [cents])
  expect(await send()).toBe(mails)
})

test('a lower price of a sold-out tyre is told when it can be had', async () => {
  await someone(3, { kind: 'price' })
  await pool.query('update tyre set price_cents = price_cents - 1000 where id = 3')
  expect(await send()).toBe(0)
  await addBatch(platform, 3, 1, 4)
  expect(await send()).toBe(1)
})

test('six workers at once tell each person once', async () => {
  const emails = []
  for (let count = 0; count < 15; count += 1) emails.push(await someone(3, { kind: 'stock' }))
  await addBatch(platform, 3, 1, 4)
  const sent = await Promise.all(Array.from({ length: 6 }, send))
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(15)
  for (const email of emails) expect(await mailsTo(email)).toHaveLength(2)
})

test('the same request ten times at once is one', async () => {
  const wish = { kind: 'stock', email: 'lempi@example.fi' }
  await Promise.all(Array.from({ length: 10 }, () => ask(3, wish)))
  expect(await waiting()).toHaveLength(1)
})

test('asking again before the confirmation sets the new target', async () => {
  const email = 'tyyne@example.fi'
  await ask(1, { kind: 'price', email, price: 90 })
  await ask(1, { kind: 'price', email, price: 80 })
  expect(await waiting()).toMatchObject([{ target_cents: 8000 }])
})

test('what is not confirmed within 48 hours can be confirmed no more, and goes', async () => {
  const email = 'eino@example.fi'
  await ask(3, { kind: 'stock', email })
  platform.at('2026-11-22T12:00:01Z')
  expect((await confirm(email)).status).toBe(404)
  expect(await deleteExpired(platform.sql, platform.clock())).toBe(1)
})

test('a confirmed request waits a year and not longer', async () => {
  await someone(3, { kind: 'stock' })
  platform.at('2027-11-20T12:00:00Z')
  expect(await deleteExpired(platform.sql, platform.clock())).toBe(0)
  platform.at('2027-11-20T12:00:01Z')
  await addBatch(platform, 3, 1, 4)
  expect(await send()).toBe(0)
  expect(await deleteExpired(platform.sql, platform.clock())).toBe(1)
})

test('a target that is no lower, or of the wrong kind, is refused by the table itself', async () => {
  await ask(1, { kind: 'price', email: 'arvo@example.fi' })
  const change = (set: string) => pool.query(`update tyre_alert set ${set}`)
  for (const set of ['target_cents = asked_cents', 'target_cents = 0', `email = 'A@example.fi'`])
    await expect(change(set)).rejects.toMatchObject({ code: '23514' })
  await expect(change(`kind = 'stock', target_cents = 100`)).rejects.toMatchObject({ code: '23514' })
})

test('looking takes as many statements however many wait', async () => {
  const alone = await fewestStatements()
  for (let count = 0; count < 5; count += 1) await someone(3, { kind: 'stock' })
  expect(await fewestStatements()).toBe(alone)
})

/**
 * Returns the lowest count of three runs, because the index may still be catching up with the stock of an earlier test.
 */
async function fewestStatements(): Promise<number> {
  const looks = []
  for (let look = 0; look < 3; look += 1) looks.push(await countStatements(send))
  return Math.min(...looks)
}
