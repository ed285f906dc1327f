import { expect, test } from 'vitest'
import { paymentShop } from '../../../testing/payment-shop.ts'
import { staffToken } from '../../../testing/staff-token.ts'

const { platform, app, buyer, settled, column } = await paymentShop({ more: 2 })
const logIn = async () => ({
  authorization: `Bearer ${await staffToken(platform, 'customer-service')}`,
  locale: 'en_GB',
})
let headers = await logIn()
const list = async (query = '') =>
  (await app.inject({ url: `/api/v1/staff/reservations?${query}`, headers })).json()
const release = async (orderNumber: string) => {
  const url = `/api/v1/staff/reservations/${orderNumber}/release`
  const answer = await app.inject({ method: 'POST', url, headers, payload: {} })
  return { status: answer.statusCode, body: answer.json() }
}

test('staff see the largest reservations first, and release one that nobody is paying', async () => {
  const [small, large] = [await buyer({ tyre: 4, quantity: 2 }), await buyer({ tyre: 5, quantity: 4 })]
  const { attemptId } = await large.begin()
  await small.begin()
  expect(await list()).toMatchObject({
    total: 2,
    data: [
      {
        order_number: large.order.order_number,
        tyres: 4,
        articles: [{ id: 5, name: expect.stringContaining('Kuura Tuisku 1'), quantity: 4 }],
        method: 'bank',
        is_guest: true,
        payment_under_way: true,
        payments: 1,
      },
      { order_number: small.order.order_number, tyres: 2 },
    ],
  })
  expect(await list('sort=tyres')).toMatchObject({ data: [{ tyres: 2 }, { tyres: 4 }] })
  expect(await release(large.order.order_number)).toMatchObject({
    status: 409,
    body: { code: 'payment-under-way' },
  })
  await settled(attemptId, { outcome: 'failed' })
  expect(await release(large.order.order_number)).toMatchObject({
    status: 200,
    body: { data: { released: true } },
  })
  expect(await release(large.order.order_number)).toMatchObject({
    status: 200,
    body: { data: { released: false } },
  })
  expect(await list()).toMatchObject({ total: 1 })
  const audited = await column(
    "select action from audit where action like 'reservation%' order by at, action",
  )
  expect(audited.filter((action) => action === 'reservation-released')).toHaveLength(1)
  expect(audited.filter((action) => action === 'reservations-listed')).toHaveLength(3)
})

test('reservations are filtered by the method of the latest payment and searched by article', async () => {
  const [cardPayer, bankPayer] = [
    await buyer({ tyre: 4, quantity: 1 }),
    await buyer({ tyre: 5, quantity: 3 }),
  ]
  await cardPayer.begin('creditcard')
  await bankPayer.begin()
  expect(await list('method=creditcard')).toMatchObject({
    total: 1,
    data: [{ order_number: cardPayer.order.order_number, method: 'creditcard' }],
  })
  expect((await list('method=klarna')).total).toBe(0)
  expect((await list('search=TUISKU')).total).toBe((await list()).total)
  expect((await list('search=no-such-tyre')).total).toBe(0)
})

test('reservations are found by EAN, size, brand and model, and number of the order', async () => {
  const [one, other] = [await buyer({ tyre: 4, quantity: 1 }), await buyer({ tyre: 5, quantity: 1 })]
  await one.begin()
  await other.begin()
  const [ean] = await column('select ean from tyre where id = 4')
  const found = async (search: string) => {
    const { data } = await list(`per_page=50&search=${encodeURIComponent(search)}`)
    const numbers = data.map(({ order_number }: { order_number: string }) => order_number)
    return [one, other].map(({ order }) => numbers.includes(order.order_number))
  }
  expect(await found(String(ean))).toEqual([true, false])
  expect(await found(one.order.order_number)).toEqual([true, false])
  const [size] = await column(`
    select width::float8 || '/' || aspect || 'R' || diameter::float8
    from tyre join tyre_size on tyre_size.id = tyre_size_id where tyre.id = 4`)
  expect(await found(`kuura ${size}`)).toEqual([true, true])
  expect(await found(`kuura ${size} no-such-word`)).toEqual([false, false])
  expect(await found('no-such-brand 205/55R16')).toEqual([false, false])
})

test('a reservation that has expired is not listed', async () => {
  const now = platform.clock()
  platform.at(new Date(now.getTime() + 30 * 60_000).toISOString())
  headers = await logIn()
  expect(await list()).toMatchObject({ total: 0, data: [] })
  platform.at(now.toISOString())
  headers = await logIn()
})

test('nobody releases the reservation of an order that does not exist', async () => {
  expect((await release('1000000000')).status).toBe(404)
})
