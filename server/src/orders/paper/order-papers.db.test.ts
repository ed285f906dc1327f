import { expect, test } from 'vitest'
import { fulfilmentShop } from '../../../testing/fulfilment-shop.ts'
import { staffToken } from '../../../testing/staff-token.ts'
import { readPaper } from './testing/read-paper.ts'

const shop = await fulfilmentShop({ more: 5 })
const { platform, app, buyer, paidBuyer, change, column } = shop
await platform.pool.query(
  'insert into stock_batch (tyre_id, dot_year, dot_week, quantity) values (5, 2025, 40, 2)',
)
const token = await staffToken(platform, 'owner')
const authorization = `Bearer ${token}`

const numberOf = ({ order }: { order: { order_number: string } }) => order.order_number
const home = await paidBuyer({ tyre: 5, quantity: 4 })
const garage = await paidBuyer({ tyre: 4, quantity: 4, time: '09:00' })
const numbers = [home, garage].map(numberOf)

async function print(payload: object, locale = 'en_GB') {
  const url = '/api/v1/staff/order-papers'
  const answer = await app.inject({ method: 'POST', url, headers: { authorization, locale }, payload })
  return { status: answer.statusCode, body: answer.json() }
}

async function open(path: string, orderNumbers = numbers) {
  const answer = await app.inject({ url: path, headers: { authorization } })
  if (answer.statusCode !== 200) return { status: answer.statusCode, pages: [], headers: answer.headers }
  const pages = await readPaper(answer.rawPayload, orderNumbers)
  return { status: 200, pages, headers: answer.headers }
}

async function pagesOf(payload: object, locale?: string) {
  const { body } = await print(payload, locale)
  return (await open(body.data.path)).pages
}

test('packing lists show the weeks that were taken, and mark the orders as printed', async () => {
  const { body } = await print({ paper: 'packing-lists', order_numbers: numbers })
  expect(body.data).toMatchObject({ orders: 2, reprints: [], stopped: [] })
  const { pages, headers } = await open(body.data.path)
  expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
  expect(pages.map(({ barcodes }) => barcodes)).toEqual(numbers.map((number) => [number]))
  expect(pages[0]?.text).toContain('205/55 R16 65T 2000000000053 2 × 40/2025 2 × 01/2026')
  expect(pages[1]?.text).toContain(
    'Fitting Tue, 1 Dec 2026, 09:00 Customer Maija Meikäläinen Recipient Kuurapaja',
  )
  const headersOfStaff = { authorization, locale: 'en_GB' }
  const printed = { by: 'Seppo', at: platform.clock().toISOString() }
  const list = await app.inject({ url: '/api/v1/staff/orders', headers: headersOfStaff })
  expect(list.json().data.map((order: { printed: unknown }) => order.printed)).toEqual([printed, printed])
  const url = `/api/v1/staff/orders/${numbers[0]}`
  expect((await app.inject({ url, headers: headersOfStaff })).json().data.printed).toEqual(printed)
  const timeline = (await app.inject({ url: `${url}/timeline`, headers: headersOfStaff })).json().data
  expect(timeline).toContainEqual(
    expect.objectContaining({ event: 'printed', by: 'Seppo', detail: 'packing-lists' }),
  )
  const audited = await column("select details from audit where action = 'orders-printed'")
  expect(audited).toEqual([
    { paper: 'packing-lists', print: body.data.path.split('/').at(-2), orders: 2, reprints: 0 },
  ])
})

test('of two prints at the same time one is the first, and the other is a reprint', async () => {
  const order_numbers = [numberOf(await paidBuyer({ tyre: 6 })), numberOf(await paidBuyer({ tyre: 6 }))]
  const reversed = order_numbers.toReversed()
  const both = await Promise.all([
    print({ paper: 'packing-lists', order_numbers }),
    print({ paper: 'packing-lists', order_numbers: reversed }),
  ])
  const reprints = both.map(({ body }) => body.data.reprints.toSorted())
  expect(reprints.toSorted((one, other) => one.length - other.length)).toEqual([[], order_numbers.toSorted()])
  const again = both.find(({ body }) => body.data.reprints.length > 0)
  const [page] = (await open(again?.body.data.path)).pages
  expect(page?.text).toContain('Reprint, copy 2. First printed by Seppo at Fri, 20 Nov 2026, 12:00.')
})

test('an order that is cancelled after it was selected is stopped on its paper', async () => {
  const maija = await paidBuyer({ tyre: 6 })
  const { body } = await print({ paper: 'packing-lists', order_numbers: [numberOf(maija)] })
  await change(maija, 'cancel')
  expect((await open(body.data.path)).pages[0]?.text).toContain('Stop: cancelled')
  const picking = await print({ paper: 'picking-list', order_numbers: [numberOf(maija), ...numbers] })
  expect(picking.body.data.stopped).toEqual([numberOf(maija)])
  const [page] = (await open(picking.body.data.path)).pages
  expect(page?.text).toContain(`Picking list 3 orders, 8 tyres Stop: cancelled ${numberOf(maija)}`)
  expect(page?.text).toMatch(/64T 01\/2026 4 .*65T 40\/2025 2 .*65T 01\/2026 2/)
})

test('an order is stopped whose fitting was declined, or whose tyres the service point has itself', async () => {
  const [declined, atPoint] = [
    await paidBuyer({ tyre: 6, time: '08:00' }),
    await paidBuyer({ tyre: 6, time: '08:30' }),
  ]
  await shop.press(declined, 'decline')
  const order_numbers = [declined, atPoint].map(numberOf)
  const stopped = async () => (await print({ paper: 'labels', order_numbers })).body.data.stopped
  expect(await stopped()).toEqual([numberOf(declined)])
  await platform.pool.query('update service_point set holds_own_stock = true')
  expect(await stopped()).toEqual(order_numbers)
  await platform.pool.query('update service_point set holds_own_stock = false')
})

test('labels name the carrier, and those to a service point the order and the time of the fitting', async () => {
  const [first, second] = await pagesOf({
    paper: 'labels',
    order_numbers: numbers,
    carrier: 'matkahuolto',
  })
  expect(first?.text).toContain('Matkahuolto Sender: Pito')
  expect(first?.text).toContain('Maija Meikäläinen Fleminginkatu 9')
  expect(second?.text).toContain('Recipient Kuurapaja')
  expect(second?.text).toContain(`For order ${numbers[1]}, fitting Tue, 1 Dec 2026, 09:00`)
  const sheets = await pagesOf({ paper: 'labels', order_numbers: numbers, label_format: 'a4' }, 'fi_FI')
  expect(sheets.map(({ barcodes }) => barcodes)).toEqual([numbers])
  expect(sheets[0]?.text).toContain('Uusintatuloste, kappale 2.')
})

test('tyres that a refund has put back before the order is sent are not packed', async () => {
  const maija = await paidBuyer({ tyre: 7, quantity: 4 })
  await column(
    `update stock_taken set returned = 1, returned_at = now() where order_id = '${maija.order.id}' returning 1`,
  )
  const [page] = await pagesOf({ paper: 'packing-lists', order_numbers: [numberOf(maija)] })
  expect(page?.text).toContain('3 × 01/2026 3 tyres')
})

test('a paper is opened for fifteen minutes, and the next copy is a reprint', async () => {
  const { body } = await print({ paper: 'labels', order_numbers: numbers })
  const printedBefore = (time: string) =>
    platform.pool.query('update order_paper set printed_at = $1::timestamptz - $2::interval', [
      platform.clock(),
      time,
    ])
  await printedBefore('15 minutes')
  expect((await open(body.data.path)).status).toBe(200)
  await printedBefore('15 minutes 1 second')
  expect((await open(body.data.path)).status).toBe(404)
  expect((await open('/api/v1/staff/order-papers/x/download')).status).toBe(404)
})

test('unpaid, unknown, too many and wrong orders are refused, and nothing is printed', async () => {
  const prints = () => column('select count(*)::integer from printed_order')
  const before = await prints()
  const unpaid = numberOf(await buyer({ tyre: 6 }))
  const refused = await print({ paper: 'labels', order_numbers: [...numbers, unpaid] })
  expect([refused.status, refused.body.code]).toEqual([409, 'order-not-printable'])
  expect(refused.body.message).toBe(`Only paid orders are printed. Nothing was printed. Not paid: ${unpaid}.`)
  const many = Array.from({ length: 201 }, (_, place) => String(1_000_000_000 + place))
  const statuses = [['1000000000'], many, []].map(
    async (order_numbers) => (await print({ paper: 'labels', order_numbers })).status,
  )
  expect(await Promise.all(statuses)).toEqual([404, 422, 422])
  expect((await print({ paper: 'invoice', order_numbers: numbers })).status).toBe(422)
  expect((await print({ paper: 'labels', order_numbers: numbers, carrier: 'x' })).status).toBe(422)
  expect(await prints()).toEqual(before)
})

test('a dry run counts orders, tyres and kilograms, names what is missing, and marks nothing', async () => {
  const unpaid = numberOf(await buyer({ tyre: 6 }))
  const cancelled = await paidBuyer({ tyre: 6 })
  await change(cancelled, 'cancel')
  await platform.pool.query("delete from shop_order_address where order_id = $1 and kind = 'shipping'", [
    home.order.id,
  ])
  const check = async (order_numbers: string[]) => {
    const url = '/api/v1/staff/order-papers/check'
    const payload = { paper: 'labels', order_numbers }
    const answer = await app.inject({ method: 'POST', url, headers: { authorization }, payload })
    return { status: answer.statusCode, ...answer.json() }
  }
  const orders = [...numbers, numberOf(cancelled)]
  const marks = () => column('select count(*)::integer from printed_order')
  const before = await marks()
  const { data } = await check([...orders, unpaid])
  expect(data).toMatchObject({
    ...{ orders, unpaid: [unpaid], stopped: [numberOf(cancelled)], pieces: 8 },
    ...{ without_address: [numberOf(home)], without_weight: [] },
  })
  expect(data.kilograms).toBeGreaterThan(50)
  expect(await marks()).toEqual(before)
  expect((await check(['1000000000'])).status).toBe(404)
  expect((await check([unpaid])).data).toMatchObject({ orders: [], unpaid: [unpaid], pieces: 0 })
})
