import { expect, test } from 'vitest'
import { fulfilmentShop } from '../../../testing/fulfilment-shop.ts'
import { staffToken } from '../../../testing/staff-token.ts'

const { platform, app, paidBuyer, press, staff, change, refunds, inBatches } = await fulfilmentShop({
  more: 10,
})
const [omistaja, outi, kirsi] = [
  await staffToken(platform, 'owner', 'Omistaja'),
  await staffToken(platform, 'warehouse', 'Outi'),
  await staffToken(platform, 'customer-service', 'Kirsi'),
]

async function call(method: 'GET' | 'POST', path: string, payload?: object, token = outi) {
  const headers = { authorization: `Bearer ${token}`, locale: 'en_GB' }
  const url = `/api/v1/staff/${path}`
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json() }
}

interface Row {
  readonly order_number: string
  readonly version: number | null
  readonly total: number
  readonly why_not: string | null
}
const check = async (action: string, numbers: readonly string[]): Promise<Row[]> =>
  (await call('GET', `order-batches?action=${action}&order_numbers=${numbers.join(',')}`)).data
const numberOf = ({ order }: Awaited<ReturnType<typeof paidBuyer>>) => order.order_number

test('each order of a batch is decided by its rule, and the report agrees with the dry run', async () => {
  const [packed, cancelled, open] = [
    await paidBuyer({ tyre: 4 }),
    await paidBuyer({ tyre: 4 }),
    await paidBuyer({ tyre: 4 }),
  ]
  await staff(packed, 'packed')
  await change(cancelled, 'cancel')
  const numbers = [...[packed, cancelled, open].map(numberOf), '1000000000']
  const rows = await check('pack', numbers)
  expect(rows.map(({ why_not: refused }) => refused === null)).toEqual([false, false, true, false])
  expect(rows[3]).toMatchObject({
    order_number: '1000000000',
    version: null,
    why_not: 'There is no such order.',
  })
  const orders = rows.map(({ order_number, version }) => ({ order_number, version: version ?? 1 }))
  const { data: report } = await call('POST', 'order-batches', { action: 'pack', orders })
  expect(report.map((row: Row) => row.why_not === null)).toEqual([false, false, true, false])
  expect(report[1].why_not).toMatch(/Already cancelled by the customer/)
})

test('the dry run says which orders have nothing to send, and the run agrees', async () => {
  const [declined, atPoint] = [
    await paidBuyer({ tyre: 8, time: '08:30' }),
    await paidBuyer({ tyre: 8, time: '09:00' }),
  ]
  await press(declined, 'decline')
  const numbers = [declined, atPoint].map(numberOf)
  const setOwnStock = (holds: boolean) =>
    platform.pool.query('update service_point set holds_own_stock = $1', [holds])
  for (const action of ['pack', 'send']) {
    await setOwnStock(false)
    const [withoutTime, sent] = await check(action, numbers)
    expect([withoutTime?.why_not, sent?.why_not]).toEqual([
      'The service point declined the fitting, so the tyres wait for another time.',
      null,
    ])
    await setOwnStock(true)
    expect((await check(action, numbers))[1]?.why_not).toBe(
      'The service point fits tyres from its own stock, so nothing is packed or sent.',
    )
    const orders = numbers.map((order_number) => ({ order_number }))
    const { data } = await call('POST', 'order-batches', { action, orders })
    expect(data.map(({ why_not }: Row) => why_not)).not.toContain(null)
  }
  await setOwnStock(false)
})

test('a batch stores the tracking numbers and sends each order that has not changed since the dry run', async () => {
  const buyers = [await paidBuyer({ tyre: 5 }), await paidBuyer({ tyre: 5 })]
  const rows = await check('send', buyers.map(numberOf))
  await change(buyers[1]!, 'cancel')
  const orders = rows.map(({ order_number, version }, place) => ({
    ...{ order_number, version, tracking_numbers: [`JJFI65432${place}`] },
  }))
  const { data } = await call('POST', 'order-batches', { action: 'send', orders })
  expect(data).toMatchObject([{ why_not: null }, { why_not: expect.stringMatching(/has changed since/) }])
  expect(await buyers[0]!.shown()).toMatchObject({
    shipped_at: expect.any(String),
    parcels: [{ tracking_number: 'JJFI654320' }],
  })
  expect(await buyers[1]!.shown()).toMatchObject({ shipped_at: null, progress: 'cancelled' })
})

test('an owner cancels the orders with an article as the preview says, and nobody else does', async () => {
  const path = 'articles/6/order-cancellations'
  const [one, sent, other] = [
    await paidBuyer({ tyre: 6, quantity: 2 }),
    await paidBuyer({ tyre: 6 }),
    await paidBuyer({ tyre: 7 }),
  ]
  await staff(sent, 'shipped')
  for (const token of [kirsi, outi]) {
    expect((await call('GET', path, undefined, token)).status).toBe(403)
    const orders = [{ order_number: numberOf(one) }]
    expect((await call('POST', path, { orders }, token)).status).toBe(403)
  }
  const rows: Row[] = (await call('GET', path, undefined, omistaja)).data
  expect(rows).toMatchObject([{ order_number: numberOf(one), total: one.cents / 100, why_not: null }])
  const before = Number(await inBatches(6))
  const orders = [...rows, { order_number: numberOf(other), version: undefined }].map(
    ({ order_number, version }) => ({ order_number, version }),
  )
  const { data } = await call('POST', path, { orders }, omistaja)
  expect(data).toMatchObject([{ why_not: null }, { why_not: expect.any(String) }])
  expect(await refunds(one)).toEqual([`cancelled ${one.cents}`])
  expect(await inBatches(6)).toBe(before + 2)
  expect(await one.shown()).toMatchObject({ progress: 'cancelled' })
  expect(await other.shown()).toMatchObject({ progress: 'paid' })
})
