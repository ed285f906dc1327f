import type { Cart } from '@pito/contracts/cart'
import { expect, test } from 'vitest'
import { actingFor, addCustomer, goodPassword } from '../../testing/account-shop.ts'
import { addBatch, browserOf, cartShop } from '../../testing/cart-shop.ts'
import { openConnections } from '../../testing/small-shop.ts'
import { deleteGuestCartsBefore } from './store.ts'

const { platform, app } = await cartShop({ more: 6 })
let people = 0

/** Returns a guest's browser with tyres in its cart, and a customer who has not logged in with it yet. */
async function guestWith(...lines: readonly (readonly [tyreId: number, quantity: number])[]) {
  const email = `customer-${++people}@example.fi`
  const { id } = await addCustomer(platform, { email })
  const browser = browserOf(app)
  for (const [type_id, quantity] of lines) await browser.add({ type_id, quantity })
  const logIn = (password = goodPassword) => browser.send('POST', 'login', { email, password })
  const own = async () => (await browser.send('GET', 'customer/cart/items/all')).body
  const merge = (payload: object = {}) => browser.send('POST', 'customer/cart/merge', payload)
  return { id, email, browser, logIn, own, merge }
}

/** Logs in as a program, which sends a token and has no cookies. */
async function tokenOf(email: string): Promise<{ authorization: string }> {
  const { body } = await browserOf(app).send('POST', 'login', { email, password: goodPassword })
  return { authorization: `Bearer ${body.data.token}` }
}

const linesIn = (cart: Cart) =>
  cart.line_items.filter(({ type }) => type === 'product').map(({ type_id, quantity }) => [type_id, quantity])

test('after the log-in the customer’s first look at the cart moves the guest’s lines there, once', async () => {
  const { logIn, own, browser, merge } = await guestWith([1, 4], [2, 1])
  await logIn()
  expect(browser.cookies.guest).not.toBe('')
  const first = await own()
  expect(linesIn(first.data)).toEqual([
    [1, 4],
    [2, 1],
  ])
  expect(first.message).toBeUndefined()
  expect(browser.cookies.guest).toBe('')
  expect(linesIn((await own()).data)).toEqual(linesIn(first.data))
  expect(linesIn((await merge()).body.data)).toEqual(linesIn(first.data))
})

test('a failed log-in leaves the guest and its cart alone', async () => {
  const { logIn, browser } = await guestWith([1, 2])
  const { guest } = browser.cookies
  expect((await logIn('Wrong-one-1!')).status).toBe(422)
  expect(browser.cookies.guest).toBe(guest)
  expect(linesIn(await browser.cart())).toEqual([[1, 2]])
})

test('the call merges by anonymous_id with a bearer token; the second call adds nothing', async () => {
  const { email, browser } = await guestWith([4, 3])
  const headers = await tokenOf(email)
  const anonymous_id = browser.cookies.guest
  const program = browserOf(app)
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await program.send('POST', 'customer/cart/merge', { anonymous_id }, headers)
    expect([status, linesIn(body.data)]).toEqual([200, [[4, 3]]])
  }
  expect(linesIn(await browser.cart())).toEqual([])
})

test('with a token a customer reads and fills their own cart, and names no price', async () => {
  const { email } = await guestWith()
  const headers = await tokenOf(email)
  const program = browserOf(app)
  const wish = { type: 'product', type_id: 5, quantity: 2, unit_price: 0.01, price: 1 }
  const added = await program.send('POST', 'customer/cart/item/insert', wish, headers)
  expect([added.status, added.body.data.anonymous_id]).toEqual([200, null])
  const { cart_id, line_item_id } = added.body.data
  await program.send(
    'POST',
    'customer/cart/item/insert',
    { ...wish, quantity: 3, cart_id, line_item_id },
    headers,
  )
  const { body } = await program.send('GET', 'customer/cart/items/all', undefined, headers)
  expect(linesIn(body.data)).toEqual([[5, 3]])
  expect(body.data.line_items[0].unit_price).toBeGreaterThan(50)
  expect((await browserOf(app).send('GET', 'customer/cart/items/all')).status).toBe(401)
})

test('what both carts hold is added up, to the stock at most, with a message', async () => {
  const { email, logIn, own } = await guestWith([2, 4], [6, 2])
  const headers = await tokenOf(email)
  await browserOf(app).send('POST', 'customer/cart/item/insert', { type_id: 2, quantity: 5 }, headers)
  await logIn()
  const { data, message } = await own()
  expect(linesIn(data).sort()).toEqual([
    [2, 6],
    [6, 2],
  ])
  expect(message).toBe(
    'The carts were merged. Some quantities were reduced, because there are no more in stock.',
  )
})

test('a tyre that sold out meanwhile is left out, and the customer’s own line stays', async () => {
  const { email, logIn, own } = await guestWith([7, 2])
  const headers = await tokenOf(email)
  await browserOf(app).send('POST', 'customer/cart/item/insert', { type_id: 7, quantity: 1 }, headers)
  await platform.pool.query('update stock_batch set quantity = 0 where tyre_id = 7')
  await logIn()
  const { data, message } = await own()
  expect(linesIn(data)).toEqual([[7, 1]])
  expect(message).toContain('reduced')
  await addBatch(platform, 7, 30, 20)
})

test('whatever merges and adds at the same moment, nothing is added twice and nothing is lost', async () => {
  const { email, browser } = await guestWith([8, 3], [9, 2])
  const headers = await tokenOf(email)
  const anonymous_id = browser.cookies.guest
  await openConnections(platform)
  const program = browserOf(app)
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () =>
      program.send('POST', 'customer/cart/merge', { anonymous_id }, headers),
    ),
    ...Array.from({ length: 3 }, () =>
      program.send('POST', 'customer/cart/item/insert', { type_id: 8, quantity: 1 }, headers),
    ),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const { body } = await program.send('GET', 'customer/cart/items/all', undefined, headers)
  expect(linesIn(body.data).sort()).toEqual([
    [8, 6],
    [9, 2],
  ])
})

test('an id that the shop did not issue moves nothing', async () => {
  const victim = await guestWith([4, 1])
  const { logIn, merge } = await guestWith()
  await logIn()
  const token = victim.browser.cookies.guest ?? ''
  for (const anonymous_id of [token.split('.')[0], `${token}x`, '11111111-1111-4111-8111-111111111111', '']) {
    const { status, body } = await merge({ anonymous_id })
    expect([status, linesIn(body.data)]).toEqual([200, []])
  }
  expect(linesIn(await victim.browser.cart())).toEqual([[4, 1]])
})

test('logged out nobody merges, and staff who act bring no cart of their own', async () => {
  const { id, browser, merge } = await guestWith([4, 2])
  expect((await merge()).status).toBe(401)
  const access = await actingFor(platform, id)
  browser.cookies.access = access
  expect((await merge()).body.code).toBe('not-allowed-while-acting')
  const { body } = await browser.send('GET', 'customer/cart/items/all')
  expect(linesIn(body.data)).toEqual([])
  expect(browser.cookies.guest).not.toBe('')
})

test('carts that moved are forgotten after ninety days, like those nobody came back to', async () => {
  const { logIn, own } = await guestWith([4, 1])
  await logIn()
  await own()
  await deleteGuestCartsBefore(platform.sql, new Date('2027-06-01T00:00:00Z'))
  const { rows } = await platform.pool.query(
    'select count(*)::int as left from cart where guest_id is not null',
  )
  expect(rows).toEqual([{ left: 0 }])
})
