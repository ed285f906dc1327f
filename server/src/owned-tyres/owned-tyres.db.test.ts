import type { OwnedSet, OwnedVehicle } from '@pito/contracts/owned-tyres'
import { beforeEach, expect, test } from 'vitest'
import { addCustomer, goodPassword } from '../../testing/account-shop.ts'
import { browserOf } from '../../testing/cart-shop.ts'
import { fulfilmentShop } from '../../testing/fulfilment-shop.ts'
import { ownedTyrePersonalData } from './owned-tyre-personal-data.ts'

const { platform, app, pointId, paidBuyer } = await fulfilmentShop({ more: 8 })
const { sql } = platform

const aino = await customer('aino@example.fi')
const emma = await customer('emma@example.fi')

async function customer(email: string) {
  const { id } = await addCustomer(platform, { email })
  const browser = browserOf(app, '10.9.0.1')
  await browser.send('POST', 'login', { email, password: goodPassword })
  const sets = async (): Promise<OwnedSet[]> => (await browser.send('GET', 'customer/owned-tyres')).body.data
  const vehicles = async (): Promise<OwnedVehicle[]> =>
    (await browser.send('GET', 'customer/owned-vehicles')).body.data
  const save = (set: number | undefined, body: object) =>
    browser.send('PUT', `customer/owned-tyres/${set}`, { vehicle_id: null, state: 'in-use', ...body })
  const rename = (vehicle: string | undefined, name: string) =>
    browser.send('PUT', `customer/owned-vehicles/${vehicle}`, { name })
  const remove = (vehicle: string | undefined) => browser.send('DELETE', `customer/owned-vehicles/${vehicle}`)
  return { id, sets, vehicles, save, rename, remove }
}

/** Adds a paid order of Aino. Guests place the orders of these tests, because that takes fewer steps. */
async function addOrder(wish: Parameters<typeof paidBuyer>[0], plate: string | null = null) {
  const bought = await paidBuyer(wish)
  await sql`
    update shop_order set guest_id = null, customer_id = ${aino.id}, licence_plate = ${plate}
    where id = ${bought.order.id}`
  return bought
}

beforeEach(async () => {
  await sql`update shop_order set customer_id = null`
  await sql`delete from owned_set`
  await sql`delete from owned_vehicle`
})

test('bought tyres are listed by the plate of their order, with what is known about them', async () => {
  await addOrder({ tyre: 4, quantity: 4, time: '08:00' }, 'abc 123')
  await addOrder({ tyre: 5, quantity: 2 })
  const [fitted, delivered, ...others] = await aino.sets()
  expect(others).toEqual([])
  expect(fitted).toMatchObject({
    vehicle: { licence_plate: 'ABC-123', name: null },
    state: 'in-use',
    quantity: 4,
    is_sold: true,
    product: { id: 4 },
    fitting: { at: '2026-12-01T06:00:00.000Z', company_name: expect.any(String), city: expect.any(String) },
    delivered_at: null,
    production_weeks: [{ year: expect.any(Number), week: expect.any(Number) }],
    invoice_path: expect.stringContaining('/invoice/download'),
  })
  expect(delivered).toMatchObject({ vehicle: null, quantity: 2, fitting: null })
  expect(await aino.vehicles()).toEqual([fitted?.vehicle])
  expect([await emma.sets(), await emma.vehicles()]).toEqual([[], []])
})

test('tyres that were bought for another car belong to no known one', async () => {
  const { order } = await addOrder({ tyre: 4, quantity: 1 }, 'ABC-123')
  await sql`update shop_order_line set for_another_car = true where order_id = ${order.id}`
  expect(await aino.sets()).toMatchObject([{ vehicle: null }])
  expect(await aino.vehicles()).toEqual([])
})

test('tyres that were cancelled, withdrawn or not paid are not listed, and of returned ones only the rest is', async () => {
  const cancelled = await addOrder({ tyre: 6, quantity: 1 })
  const returned = await addOrder({ tyre: 6, quantity: 2 })
  const withdrawn = await addOrder({ tyre: 7, quantity: 1 })
  const unpaid = await addOrder({ tyre: 7, quantity: 1 })
  await sql`
    update shop_order set progress = 'cancelled', cancelled_at = now(), cancelled_by = 'staff'
    where id = ${cancelled.order.id}`
  await sql`update shop_order set withdrawn_at = now() where id = ${withdrawn.order.id}`
  await sql`
    update shop_order set order_status = 'unpaid', paid_at = null, progress = 'placed' where id = ${unpaid.order.id}`
  await sql`
    insert into returned_tyre (order_id, tyre_id, quantity, returned_at, condition)
    values (${returned.order.id}, 6, 1, now(), 'sellable')`
  expect(await aino.sets()).toMatchObject([{ order_number: returned.order.order_number, quantity: 1 }])
  await sql`
    insert into returned_tyre (order_id, tyre_id, quantity, returned_at, condition)
    values (${returned.order.id}, 6, 1, now(), 'sellable')`
  expect(await aino.sets()).toEqual([])
})

test('a vehicle gets a name, a set moves to it and is sold, and both hold for the next order', async () => {
  await addOrder({ tyre: 4, quantity: 1 }, 'ABC-123')
  await addOrder({ tyre: 5, quantity: 1 })
  const [known, unknown] = await aino.sets()
  expect((await aino.rename(known?.vehicle?.id, ' Perheauto ')).status).toBe(200)
  expect((await aino.save(unknown?.id, { vehicle_id: known?.vehicle?.id, state: 'sold' })).status).toBe(200)
  await addOrder({ tyre: 8, quantity: 1 }, 'abc123')
  const vehicle = { id: known?.vehicle?.id, licence_plate: 'ABC-123', name: 'Perheauto' }
  const sets = await aino.sets()
  expect(sets.map((set) => [set.vehicle, set.state])).toEqual([
    [vehicle, 'in-use'],
    [vehicle, 'in-use'],
    [vehicle, 'sold'],
  ])
  expect(await aino.vehicles()).toEqual([vehicle])
})

test('a set moves to a vehicle that has a name alone, and back when that is removed', async () => {
  await addOrder({ tyre: 4, quantity: 1 }, 'ABC-123')
  const [set] = await aino.sets()
  await aino.save(set?.id, { new_vehicle: 'Mökkiauto', state: 'worn-out' })
  expect((await aino.vehicles()).map(({ licence_plate, name }) => [licence_plate, name])).toEqual([
    ['ABC-123', null],
    [null, 'Mökkiauto'],
  ])
  const [moved] = await aino.sets()
  expect(moved?.vehicle).toMatchObject({ licence_plate: null, name: 'Mökkiauto' })
  const { status, body } = await aino.rename(moved?.vehicle?.id, ' ')
  expect([status, body.errors]).toEqual([422, { name: ['Please give the car a name.'] }])
  expect((await aino.remove(moved?.vehicle?.id)).status).toBe(200)
  expect(await aino.sets()).toMatchObject([{ vehicle: null, state: 'worn-out' }])
})

test('a removed vehicle goes with its plate, and its tyres stay', async () => {
  await addOrder({ tyre: 4, quantity: 1 }, 'ABC-123')
  const [set] = await aino.sets()
  for (const status of [200, 404]) expect((await aino.remove(set?.vehicle?.id)).status).toBe(status)
  expect(await aino.sets()).toMatchObject([{ id: set?.id, vehicle: null }])
  expect(await aino.vehicles()).toEqual([])
  await aino.save(set?.id, { state: 'sold' })
  expect(await aino.vehicles()).toEqual([])
})

test('sets and vehicles of others are not found, and names that are too long are refused', async () => {
  await addOrder({ tyre: 4, quantity: 1 }, 'ABC-123')
  const [set] = await aino.sets()
  for (const { status } of [
    await emma.save(set?.id, { state: 'sold' }),
    await emma.rename(set?.vehicle?.id, 'Mine'),
    await emma.remove(set?.vehicle?.id),
    await aino.save(2_147_483_647, {}),
    await aino.save(set?.id, { vehicle_id: crypto.randomUUID() }),
  ])
    expect(status).toBe(404)
  const { status, body } = await aino.rename(set?.vehicle?.id, 'x'.repeat(51))
  expect([status, body.errors]).toEqual([422, { name: ["You can't use more than 50 characters"] }])
  expect(await aino.sets()).toMatchObject([{ state: 'in-use', vehicle: { name: null } }])
})

test('eight changes at once store one vehicle for one plate', async () => {
  await addOrder({ tyre: 4, quantity: 1 }, 'ABC-123')
  await addOrder({ tyre: 5, quantity: 1 }, 'ABC-123')
  const sets = await aino.sets()
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      aino.save(sets[index % 2]?.id, { vehicle_id: sets[0]?.vehicle?.id, state: 'sold' }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
  expect(await aino.vehicles()).toHaveLength(1)
  expect((await aino.sets()).map(({ state }) => state)).toEqual(['sold', 'sold'])
})

test('an export has the vehicles and sets, and an erasure leaves nothing of them', async () => {
  await addOrder({ tyre: 4, quantity: 1 }, 'ABC-123')
  const [set] = await aino.sets()
  await aino.rename(set?.vehicle?.id, 'Perheauto')
  await aino.save(set?.id, { vehicle_id: set?.vehicle?.id, state: 'sold' })
  const person = { customerId: aino.id, email: 'aino@example.fi', verifiedEmail: null }
  expect(await ownedTyrePersonalData.exportPersonalData(sql, person)).toMatchObject({
    vehicles: [{ licence_plate: 'ABC123', name: 'Perheauto' }],
    sets: [{ state: 'sold', licence_plate: 'ABC123', vehicle: 'Perheauto' }],
  })
  await sql.transaction((tx) => ownedTyrePersonalData.erase(tx, person, platform.clock()))
  expect(await sql`select from owned_set`).toEqual([])
  expect(await sql`select from owned_vehicle`).toEqual([])
})

test('a point that is closed is still named as the place of the fitting', async () => {
  await addOrder({ tyre: 8, quantity: 1, time: '09:00' })
  await sql`update service_point set active = false where id = ${pointId}`
  expect(await aino.sets()).toMatchObject([{ fitting: { company_name: expect.any(String) } }])
  await sql`update service_point set active = true where id = ${pointId}`
})
