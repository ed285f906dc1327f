import type { FormerAppointment } from '@pito/contracts/booking'
import { expect, test } from 'vitest'
import { refreshAllTimes } from '../src/booking/refresh-times.ts'
import { fittingShop } from '../testing/fitting-shop.ts'

/** It is Friday noon. A hold of that moment lasts until 10:15 UTC. */
const { platform, near, far, guest, customer } = await fittingShop()
const minuteAt = (minutes: number) => `2026-11-20T10:${String(minutes).padStart(2, '0')}:00Z`
const after = (minutes: number) => platform.at(minuteAt(minutes))

type Person = ReturnType<typeof guest>
const fourTyres = { type_id: 1, quantity: 4 }

async function withTime(person: Person) {
  after(0)
  await person.add(fourTyres)
  await person.book(near)
  return (await person.read()).id as string
}

const former = async (person: Person): Promise<FormerAppointment | null> =>
  (await person.read()).former_appointment
const again = (
  { dealer_id, schedule_date, start_time, service_ids }: FormerAppointment,
  cart_id: string,
) => ({
  cart_id,
  dealer_id,
  schedule_date,
  start_time,
  service_ids: `[${service_ids.join(',')}]`,
})
const take = (person: Person, payload: object) =>
  person.browser.send('POST', 'anonymous/appointment/create', payload)

test('a time that expired is named by the cart, before and after its row is deleted', async () => {
  const aino = guest()
  await withTime(aino)
  expect(await former(aino)).toBeNull()
  after(15)
  const expired = {
    dealer_id: near,
    service_ids: [1],
    schedule_date: '2026-11-23',
    start_time: '08:00:00',
    end_time: '08:30:00',
    reason: 'expired',
    dealer: { company_name: 'Kuurapaja' },
  }
  expect(await former(aino)).toMatchObject(expired)
  await refreshAllTimes(platform, new Date(minuteAt(15)))
  expect(await former(aino)).toMatchObject(expired)
})

test('the same time is taken again for another quarter of an hour, and then no former time is left', async () => {
  const aino = guest()
  const cartId = await withTime(aino)
  after(20)
  const lost = (await former(aino)) as FormerAppointment
  const { status, body } = await take(aino, again(lost, cartId))
  expect([status, body.data.seconds_left]).toEqual([200, 900])
  expect(await aino.read()).toMatchObject({ former_appointment: null, not_checked_out: null })
})

test('a time that is free no longer is refused, and is still named', async () => {
  const aino = guest()
  const cartId = await withTime(aino)
  after(20)
  const lost = (await former(aino)) as FormerAppointment
  await platform.pool.query(
    `insert into service_point_block (service_point_id, day, start_time, end_time)
     values ($1, '2026-11-23', '08:00', '08:30')`,
    [near],
  )
  const { status, body } = await take(aino, again(lost, cartId))
  await platform.pool.query('delete from service_point_block')
  expect([status, body.code]).toEqual([422, 'slot-not-offered'])
  expect(await former(aino)).toMatchObject({ dealer_id: near, reason: 'expired' })
})

test('a time at one service point gives way to one at another, and comes back on request', async () => {
  const aino = guest()
  const cartId = await withTime(aino)
  await aino.book(far)
  const lost = (await former(aino)) as FormerAppointment
  expect(lost).toMatchObject({ dealer_id: near, reason: 'replaced' })
  await take(aino, again(lost, cartId))
  expect(await aino.read()).toMatchObject({
    appointment: { dealer_id: near },
    former_appointment: { dealer_id: far },
  })
})

test('another time at the same service point leaves nothing to undo', async () => {
  const aino = guest()
  const cartId = await withTime(aino)
  const half = { dealer_id: near, schedule_date: '2026-11-23', start_time: '08:30', service_ids: '[1]' }
  expect((await take(aino, { ...half, cart_id: cartId })).status).toBe(200)
  expect(await former(aino)).toBeNull()
})

test.each<[string, (person: Person) => Promise<unknown>]>([
  ['choosing delivery only', ({ post }) => post('services/remove')],
  ['giving the time up', ({ browser }) => browser.send('DELETE', `anonymous/appointment/remove/${near}`)],
  [
    'removing the last tyre',
    async ({ post, read }) => {
      const { id, line_items } = await read()
      return post('line-item/remove', { cart_id: id, cart_line_item_id: line_items[0].id })
    },
  ],
])('after %s the cart names the time for a quarter of an hour', async (_, giveUp) => {
  const aino = guest()
  await withTime(aino)
  await giveUp(aino)
  expect(await aino.read()).toMatchObject({
    appointment: null,
    former_appointment: { dealer_id: near, reason: 'given-up' },
  })
  after(15)
  expect(await former(aino)).toBeNull()
})

test('taking the time again after delivery only brings the fitting and its services back', async () => {
  const aino = guest()
  after(0)
  await aino.add(fourTyres)
  await aino.book(near, '[1,3]')
  const { id } = await aino.read()
  await aino.post('services/remove')
  await take(aino, again((await former(aino)) as FormerAppointment, id))
  expect(await aino.read()).toMatchObject({
    with_service: true,
    appointment: { service_ids: [1, 3] },
    former_appointment: null,
  })
})

test('a log-in with two times keeps the newer one and names the other', async () => {
  const maija = await customer()
  const post = (call: string, body: object) => maija.browser.send('POST', `customer/${call}`, body)
  after(0)
  await maija.add(fourTyres)
  await maija.book(far)
  const aino = guest()
  after(1)
  await aino.add({ type_id: 2, quantity: 1 })
  await aino.book(near)
  const { anonymous_id } = (await aino.add({ type_id: 2, quantity: 1 })).body.data
  const { body } = await post('cart/merge', { anonymous_id })
  expect(body.data).toMatchObject({
    appointment: { dealer_id: near },
    former_appointment: { dealer_id: far, reason: 'replaced' },
  })
})
