import type { Fitting, FittingOffer, FittingPlace } from '@pito/contracts/fittings'
import { expect, test } from 'vitest'
import { addPoint } from '../src/booking/testing/add-point.ts'
import { addTyre } from '../src/catalogue/testing/add-tyre.ts'
import { addBatch } from '../testing/cart-shop.ts'
import { countStatements } from '../testing/count-statements.ts'
import { fittingShop } from '../testing/fitting-shop.ts'
import { pointValues } from '../testing/point-values.ts'

const { platform, near, far, guest } = await fittingShop()
const { pool } = platform
await addTyre(pool, 6, { load_index: 93, price_cents: 8990 })
await addBatch(platform, 6, 1, 3)
// One service point has one price for all rims, and the other a price for each range of rims.
await pool.query('update service_point_service set rim_from = 13, rim_to = 16 where service_point_id = $1', [
  far,
])
await pool.query(
  `insert into service_point_service (service_point_id, service_id, vehicle_type_id, rim_from, rim_to, price_cents)
   select service_point_id, service_id, vehicle_type_id, 16.5, 24, 3485
   from service_point_service where service_point_id = $1`,
  [far],
)
const here = `latitude=${pointValues.lat}&longitude=${pointValues.lon}`

async function fittingOf(productId: number): Promise<Fitting | undefined> {
  const { body } = await guest().browser.send('GET', `fittings?${here}&product_ids=${productId}`)
  return body.data[0]
}

type Guest = ReturnType<typeof guest>

async function offersOf(productId: number, quantity: number): Promise<FittingOffer[]> {
  const path = `fitting-offers?${here}&product_id=${productId}&quantity=${quantity}`
  return (await guest().browser.send('GET', path)).body.data
}

async function offersOfCart({ browser }: Guest): Promise<FittingOffer[]> {
  return (await browser.send('GET', `anonymous/cart/fitting-offers?${here}`)).body.data
}

async function book(buyer: Guest, { dealer, schedule_date, start_time }: FittingPlace) {
  return buyer.browser.send('POST', 'anonymous/appointment/create', {
    dealer_id: dealer.id,
    cart_id: (await buyer.read()).id,
    service_ids: '[1]',
    schedule_date,
    start_time: start_time.slice(0, 5),
  })
}

test.each([
  ['four with a recycling fee', 1, 4],
  ['four without a recycling fee', 2, 4],
  ['four of another rim', 4, 4],
  ['three, because only three are left', 6, 3],
])('the total of %s is that of the cart once the time is booked', async (_case, productId, quantity) => {
  const fitting = await fittingOf(productId)
  if (!fitting) throw new Error('No service point fits the tyre.')
  expect(fitting.quantity).toBe(quantity)
  const aino = guest()
  await aino.add({ type_id: productId, quantity })
  expect((await book(aino, fitting)).status).toBe(200)
  const { total, appointment } = await aino.read()
  expect(total).toBe(fitting.total)
  expect(appointment).toMatchObject({
    dealer_id: fitting.dealer.id,
    schedule_date: fitting.schedule_date,
    start_time: fitting.start_time,
  })
})

test('a tyre and a cart have the same offers, and the cart costs what they say once they are booked', async () => {
  await pool.query('update service_point set lat = 60.3 where id = $1', [near])
  await pool.query('update service_point set min_skip_day = 3 where id = $1', [far])
  const offers = await offersOf(1, 2)
  expect(offers.map(({ dealer, kinds, quantity }) => [dealer.id, kinds, quantity])).toEqual([
    [near, ['earliest', 'cheapest'], 2],
    [far, ['nearest'], 2],
  ])
  expect(offers[0]).toMatchObject(await fittingOf(1).then((fitting) => ({ dealer: fitting?.dealer })))
  for (const offer of offers) {
    const aino = guest()
    await aino.add({ type_id: 1, quantity: 2 })
    expect(await offersOfCart(aino)).toEqual(offers)
    await book(aino, offer)
    expect((await aino.read()).total).toBe(offer.total)
  }
})

test('the offers of a cart hold for all its tyres, with the chosen services', async () => {
  const aino = guest()
  await aino.add({ type_id: 1, quantity: 2 })
  await aino.add({ type: 'service', type_id: 2 })
  const [offer, ...others] = await offersOfCart(aino)
  expect([offer?.dealer.id, others]).toEqual([near, []])
  expect(offer?.total).toBe(2 * 112.9 + 2 * 19.9 + 59)
  await aino.add({ type_id: 4, quantity: 2 })
  expect(await offersOfCart(aino)).toEqual([])
})

test('there is no offer without a cart, for delivery alone, or for more tyres than are available', async () => {
  expect(await offersOfCart(guest())).toEqual([])
  expect(await offersOf(6, 4)).toEqual([])
  const aino = guest()
  await aino.add({ type_id: 5, quantity: 2 })
  expect(await offersOfCart(aino)).toEqual([])
})

test('when somebody else takes the time, it is refused, and the next time of the service point is offered', async () => {
  const { pointId } = await addPoint(pool, { slug: 'one-bay', bays: 1 })
  const [offer] = await offersOf(1, 2)
  if (offer?.dealer.id !== pointId) throw new Error('The service point with one bay is not offered first.')
  const [onni, aino] = [guest(), guest()]
  for (const buyer of [onni, aino]) await buyer.add({ type_id: 1, quantity: 2 })
  expect((await book(onni, offer)).status).toBe(200)
  const refused = await book(aino, offer)
  expect([refused.status, refused.body.code]).toEqual([409, 'slot-taken'])
  const next = (await offersOfCart(aino)).find(({ dealer }) => dealer.id === pointId)
  expect(next).toMatchObject({
    schedule_date: offer.schedule_date,
    start_time: '08:30:00',
    total: offer.total,
  })
})

test('the number of statements does not depend on the number of tyres or service points', async () => {
  await offersOf(1, 2)
  expect(await countStatements(() => offersOf(1, 2))).toBe(3)
  const aino = guest()
  const count = async () => {
    // The first call fills the caches of the prices.
    await offersOfCart(aino)
    return countStatements(() => offersOfCart(aino))
  }
  await aino.add({ type_id: 1, quantity: 2 })
  const withOne = await count()
  await aino.add({ type_id: 2, quantity: 2 })
  expect(await count()).toBe(withOne)
})
