import { expect, test } from 'vitest'
import { fulfilmentShop } from '../../../testing/fulfilment-shop.ts'
import { orderLink } from '../links/order-link.ts'
import { followAllAppointments } from './follow-appointments.ts'

const { platform, app, buyer, paidBuyer, staff, change, refunds, inBatches, column } = await fulfilmentShop({
  more: 10,
})
/** Returns the number of tyres that each credit note of an order takes back. */
const tyresCredited = ({ order }: { order: { id: string } }) =>
  column(`select credited.quantity
    from credit_note_line credited join shop_order_line line on line.id = order_line_id
    where type = 'product' and order_id = '${order.id}' order by credit_note_number`)
const notes = () => column('select count(*)::integer from credit_note')

test('cancelled before the fitting, tyres and time are free at once and all of the money is due', async () => {
  const maija = await paidBuyer({ tyre: 4, quantity: 4, time: '09:00' })
  expect(await inBatches(4)).toBe(16)
  expect(await maija.shown()).toMatchObject({ can_be_cancelled: true, can_be_withdrawn: false })
  const { status, body } = await change(maija, 'cancel')
  expect([status, body.data.progress]).toEqual([200, 'cancelled'])
  expect(await inBatches(4)).toBe(20)
  expect(await column(`select state from appointment where order_id = '${maija.order.id}'`)).toEqual([
    'cancelled',
  ])
  expect(await refunds(maija)).toEqual([`cancelled ${maija.cents}`])
  expect(await tyresCredited(maija)).toEqual([4])
  await buyer({ tyre: 4, quantity: 1, time: '09:00' })
})

test('cancelled twice at once it is cancelled once', async () => {
  const maija = await paidBuyer({ tyre: 5, quantity: 2 })
  const before = Number((await notes())[0])
  const answers = await Promise.all([1, 2, 3, 4].map(() => change(maija, 'cancel')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  expect(await inBatches(5)).toBe(20)
  expect(await notes()).toEqual([before + 1])
})

test('what was sent is not cancelled but withdrawn from; stock and money follow the tyres', async () => {
  const maija = await paidBuyer({ tyre: 6, quantity: 4 })
  expect((await staff(maija, 'shipped')).status).toBe(200)
  expect((await staff(maija, 'shipped')).body.code).toBe('order-not-shippable')
  expect((await change(maija, 'cancel')).body.code).toBe('order-not-cancellable')
  expect((await staff(maija, 'delivered')).body.data).toMatchObject({
    progress: 'delivered',
    withdraw_until: '2026-12-04',
    can_be_withdrawn: true,
  })
  expect((await change(maija, 'withdraw')).status).toBe(200)
  expect((await change(maija, 'withdraw')).body.code).toBe('order-not-withdrawable')
  expect([await inBatches(6), await refunds(maija)]).toEqual([16, []])
  const back = (quantity: number) => staff(maija, 'returned', { items: [{ tyre_id: 6, quantity }] })
  expect((await back(5)).body.code).toBe('order-not-returnable')
  expect((await back(1)).body.data.progress).toBe('delivered')
  expect(await inBatches(6)).toBe(17)
  expect((await back(3)).body.data.progress).toBe('refunded')
  expect(await inBatches(6)).toBe(20)
  const sum = (await refunds(maija)).reduce<number>(
    (cents, row) => cents + Number(String(row).split(' ')[1]),
    0,
  )
  expect(sum).toBe(maija.cents)
  expect(await tyresCredited(maija)).toEqual([1, 3])
})

test('a day after its time a fitting counts as done, and the days of withdrawal begin', async () => {
  const maija = await paidBuyer({ tyre: 7, quantity: 4, time: '09:30' })
  await followAllAppointments(platform, new Date('2026-12-02T07:59:00Z'))
  expect(await maija.shown()).toMatchObject({ progress: 'paid' })
  await followAllAppointments(platform, new Date('2026-12-02T08:01:00Z'))
  expect(await maija.shown()).toMatchObject({ progress: 'fitted', withdraw_until: '2026-12-15' })
})

test('who is declined by the garage keeps the order, and may cancel it', async () => {
  await platform.pool.query("delete from appointment where state = 'hold'")
  const maija = await paidBuyer({ tyre: 10, quantity: 4, time: '09:00' })
  expect(await maija.shown()).toMatchObject({ fitting_declined: false })
  await platform.pool.query(
    "update appointment set state = 'cancelled', garage_answer = 'declined' where order_id = $1",
    [maija.order.id],
  )
  await followAllAppointments(platform, new Date('2026-12-09T08:00:00Z'))
  expect(await maija.shown()).toMatchObject({
    progress: 'paid',
    fitting_declined: true,
    can_be_cancelled: true,
  })
  await change(maija, 'cancel')
  expect(await maija.shown()).toMatchObject({ progress: 'cancelled', fitting_declined: false })
})

test('a link of an e-mail opens one order and no other', async () => {
  const maija = await paidBuyer({ tyre: 8, quantity: 1 })
  const url = new URL(orderLink(platform.config, { orderId: maija.order.id }, 'en'))
  const token = url.searchParams.get('token') ?? ''
  const get = (given: string) => app.inject(`/api/v1/order-link?token=${encodeURIComponent(given)}`)
  expect((await get(token)).json().data.order_number).toBe(maija.order.order_number)
  const other = await paidBuyer({ tyre: 8, quantity: 1 })
  expect((await get(token.replace(maija.order.id, other.order.id))).statusCode).toBe(404)
  const cancelled = await app.inject({ method: 'POST', url: '/api/v1/order-link/cancel', payload: { token } })
  expect(cancelled.json().data.progress).toBe('cancelled')
})

test('the order of another guest is neither cancelled nor withdrawn from', async () => {
  const maija = await paidBuyer({ tyre: 9, quantity: 1 })
  const onni = await buyer({ tyre: 9 })
  for (const what of ['cancel', 'withdraw'])
    expect(
      (await onni.guest.send('POST', `anonymous/order/${maija.order.order_number}/${what}`, {})).status,
    ).toBe(404)
})
