import { expect, test } from 'vitest'
import { fulfilmentShop } from '../../../testing/fulfilment-shop.ts'
import { staffToken } from '../../../testing/staff-token.ts'
import { releaseDueRefunds } from './release-refunds.ts'

const { platform, app, paidBuyer, staff, change, refunds, addPhoto, inBatches } = await fulfilmentShop({
  more: 10,
})
type Maija = Awaited<ReturnType<typeof paidBuyer>>

/** Delivers an order and withdraws from it on 20 November, so that its refund is due by 4 December. */
async function withdrawn(tyre: number, quantity = 4): Promise<Maija> {
  platform.at('2026-11-20T10:00:00Z')
  const maija = await paidBuyer({ tyre, quantity })
  await staff(maija, 'shipped')
  await staff(maija, 'delivered')
  expect((await change(maija, 'withdraw')).status).toBe(200)
  return maija
}
const runOn = (moment: string) => releaseDueRefunds(platform, new Date(moment))
/** Reads the list of refunds as staff who log in at this moment. */
async function listAt(moment: string, { order }: Maija) {
  platform.at(moment)
  const authorization = `Bearer ${await staffToken(platform, 'owner')}`
  const { data } = (await app.inject({ url: '/api/v1/staff/refunds', headers: { authorization } })).json()
  return data.find((one: { order_number: string }) => one.order_number === order.order_number)
}

test('a withdrawal is refunded on the fourteenth day, once, although no tyre has arrived', async () => {
  const maija = await withdrawn(4)
  expect((await maija.shown()).refund).toEqual({
    amount: maija.cents / 100,
    parts: [{ amount: maija.cents / 100, payment_by: 'bank' }],
    made: 0,
    latest_on: '2026-12-04',
    deductions: [],
  })
  await runOn('2026-12-03T21:59:59Z')
  expect(await refunds(maija)).toEqual([])
  const due = '2026-12-03T22:00:00Z'
  await Promise.all([runOn(due), runOn(due), runOn(due)])
  expect(await refunds(maija)).toEqual([`withdrawn ${maija.cents}`])
  expect(await maija.shown()).toMatchObject({ progress: 'refunded', refund: { amount: maija.cents / 100 } })
  expect(await inBatches(4)).toBe(16)
  const items = [{ tyre_id: 4, quantity: 4 }]
  expect((await staff(maija, 'returned', { items })).status).toBe(200)
  expect([await inBatches(4), await refunds(maija)]).toEqual([20, [`withdrawn ${maija.cents}`]])
  expect((await staff(maija, 'returned', { items })).body.code).toBe('order-not-returnable')
})

test('two of four tyres are refunded when they arrive, and the rest on the fourteenth day', async () => {
  const maija = await withdrawn(5)
  await staff(maija, 'returned', { items: [{ tyre_id: 5, quantity: 2 }] })
  const [first] = await refunds(maija)
  await runOn('2026-12-04T10:00:00Z')
  const all = (await refunds(maija)).map((row) => Number(String(row).split(' ')[1]))
  expect(all).toHaveLength(2)
  expect(all.reduce((sum, cents) => sum + cents)).toBe(maija.cents)
  expect(all).toContain(Number(String(first).split(' ')[1]))
})

test('the list sorts by the last day and marks what has to be refunded within three days', async () => {
  const maija = await withdrawn(6, 1)
  const early = await listAt('2026-11-30T10:00:00Z', maija)
  expect(early).toMatchObject({
    state: 'waiting',
    amount: maija.cents / 100,
    latest_on: '2026-12-04',
    is_due_soon: false,
  })
  expect(await listAt('2026-12-01T10:00:00Z', maija)).toMatchObject({ is_due_soon: true })
  await runOn('2026-12-04T10:00:00Z')
  expect(await listAt('2026-12-04T10:00:00Z', maija)).toMatchObject({ state: 'due', latest_on: '2026-12-04' })
})

test('a deduction has a reason, is less than the refund, and is not refunded later', async () => {
  const maija = await withdrawn(7, 2)
  const photo_id = await addPhoto(maija)
  const damaged = { tyre_id: 7, quantity: 2, condition: 'damaged', photo_id }
  const back = ({ amount, reason }: { amount: number; reason: string }) =>
    staff(maija, 'returned', {
      items: [{ ...damaged, deduction: amount }],
      deduction_reason: reason,
    })
  expect((await back({ amount: 10, reason: 'dislike' })).status).toBe(422)
  expect((await back({ amount: maija.cents / 100, reason: 'used' })).body.code).toBe('deduction-too-much')
  expect(await inBatches(7)).toBe(18)
  const { body } = await back({ amount: 10, reason: 'used' })
  expect(body.data).toMatchObject({
    progress: 'refunded',
    refund: { amount: (maija.cents - 1000) / 100, deductions: [{ amount: 10, reason: 'used' }] },
  })
  await runOn('2026-12-04T10:00:00Z')
  expect(await refunds(maija)).toEqual([`withdrawn ${maija.cents - 1000}`])
})

test('nothing is deducted once the money has been refunded', async () => {
  const maija = await withdrawn(8, 1)
  await runOn('2026-12-04T10:00:00Z')
  const late = { items: [{ tyre_id: 8, quantity: 1, deduction: 1 }], deduction_reason: 'damaged' }
  expect((await staff(maija, 'returned', late)).body.code).toBe('deduction-too-much')
})

test('a shop that does not collect the tyres waits for its staff', async () => {
  const maija = await withdrawn(9, 1)
  const waiting = { ...platform, config: { ...platform.config, collectsReturns: false } }
  await releaseDueRefunds(waiting, new Date('2026-12-05T10:00:00Z'))
  expect(await refunds(maija)).toEqual([])
})
