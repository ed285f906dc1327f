import { expect, test } from 'vitest'
import { fulfilmentShop } from '../../../testing/fulfilment-shop.ts'
import { staffToken } from '../../../testing/staff-token.ts'

const shop = await fulfilmentShop({ more: 2 })
const { platform, app, buyer, paidBuyer, staff, change } = shop
const token = await staffToken(platform, 'customer-service')

async function get(url: string) {
  const headers = { authorization: `Bearer ${token}`, locale: 'en_GB' }
  const answer = await app.inject({ url: `/api/v1/staff/orders/${url}`, headers })
  return { status: answer.statusCode, data: answer.json().data }
}

test('the order says what there is to do, and an unpaid one why it is unpaid', async () => {
  const maija = await buyer({ tyre: 1 })
  const number = maija.order.order_number
  expect((await get(number)).data).toMatchObject({ task: null, why_unpaid: 'not-started' })
  const { attemptId } = await maija.begin()
  expect((await get(number)).data).toMatchObject({ task: 'check-payment', why_unpaid: 'open' })
  await shop.settled(attemptId, { outcome: 'pending', amountCents: maija.cents, currency: 'EUR' })
  expect((await get(number)).data).toMatchObject({ task: 'check-payment', why_unpaid: 'pending' })
  await shop.settled(attemptId, { outcome: 'failed' })
  expect((await get(number)).data).toMatchObject({ task: 'pay', why_unpaid: 'failed' })
  const before = (await get(number)).data.version
  await shop.paid((await maija.begin()).attemptId, maija.cents)
  const { data } = await get(number)
  expect(data).toMatchObject({ task: 'pack', tabs: ['to-pack'], why_unpaid: null })
  expect(data.version).toBeGreaterThan(before)
})

test('the timeline has every attempt to pay, the stock, the documents, the refund and the staff by name', async () => {
  const maija = await buyer({ tyre: 2, quantity: 4, time: '09:00' })
  const number = maija.order.order_number
  await shop.settled((await maija.begin()).attemptId, { outcome: 'failed' })
  await shop.paid((await maija.begin()).attemptId, maija.cents)
  await change(maija, 'cancel')
  const { data } = await get(`${number}/timeline`)
  type Event = { at: string; event: string; state: string | null; number: number | null }
  const events = (data as Event[]).map(({ event, state, number: of }) =>
    event === 'payment-started' ? `${event} ${of} ${state}` : event,
  )
  for (const event of [
    ...[
      'placed',
      'payment-started 1 failed',
      'payment-started 2 paid',
      'money-received',
      'invoice',
      'stock-taken',
    ],
    ...['fitting-booked', 'cancelled', 'stock-returned', 'refund-requested', 'credit-note', 'email'],
  ])
    expect(events).toContain(event)
  const moments = (data as Event[]).map(({ at }) => at)
  expect(moments).toEqual(moments.toSorted().reverse())
  const sent = await paidBuyer({ tyre: 2 })
  await staff(sent, 'shipped')
  const shipped = (await get(`${sent.order.order_number}/timeline`)).data.filter(
    ({ event }: Event) => event === 'shipped',
  )
  const [name] = await shop.column(
    "select name from staff join staff_has_role on staff_id = id where role = 'owner'",
  )
  expect(shipped).toMatchObject([{ by: name }])
  expect(JSON.stringify(data)).not.toMatch(/token=[^…]/)
})

test('an unknown order is not found', async () => {
  expect((await get('1000000000')).status).toBe(404)
  expect((await get('1000000000/timeline')).status).toBe(404)
})

test('invoices paid at once have numbers without gaps, and the list of documents says so', async () => {
  const buyers = await Promise.all(Array.from({ length: 8 }, () => buyer({ tyre: 5 })))
  const attempts = await Promise.all(buyers.map((each) => each.begin()))
  await Promise.all(
    buyers.map(({ cents }, index) => {
      const { attemptId } = attempts[index] ?? { attemptId: '' }
      return index % 3 === 0 ? shop.settled(attemptId, { outcome: 'failed' }) : shop.paid(attemptId, cents)
    }),
  )
  const documents = async (query: string) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await app.inject({ url: `/api/v1/staff/documents?${query}`, headers })).json()
  }
  const invoices = await documents('')
  const numbers = invoices.data.map(({ number }: { number: number }) => number)
  expect(invoices.missing).toBe(0)
  expect(numbers).toHaveLength(8)
  expect(numbers).toEqual(numbers.map((_: number, index: number) => numbers[0] - index))
  expect((await documents('sort=number')).data[0].number).toBe(numbers.at(-1))
  const notes = await documents('series=credit-note')
  expect(notes).toMatchObject({
    total: 1,
    missing: 0,
    data: [{ series: 'credit-note', customer: 'Maija Meikäläinen' }],
  })
  const file = await app.inject({ url: notes.data[0].path, headers: { authorization: `Bearer ${token}` } })
  expect(file.headers['content-type']).toBe('application/pdf')
  expect((await documents('series=receipt')).code).toBe('not-valid')
})
