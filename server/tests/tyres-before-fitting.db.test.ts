import type { DealerCalendar } from '@pito/contracts/booking'
import { fittedAs, isFittable, vehicleTypes } from '@pito/contracts/values/vehicle-type'
import { expect, test } from 'vitest'
import { daysAtHome, readPriceSettings } from '../src/pricing/index.ts'
import { firmShop } from '../testing/firm-shop.ts'
import { fittingShop } from '../testing/fitting-shop.ts'
import { pointValues } from '../testing/point-values.ts'

/**
 * It is Friday 20 November at noon. Tyres take two to five working days, so they arrive by Friday the 27th; from 14
 * o'clock on they arrive by Monday the 30th. The service points need a day of notice.
 */
const { platform, near, far, guest } = await fittingShop()
const { pool } = platform
await pool.query('update service_point set holds_own_stock = false where id = $1', [near])
const here = `latitude=${pointValues.lat}&longitude=${pointValues.lon}`
const afterCutOff = '2026-11-20T12:00:00Z'

type Guest = ReturnType<typeof guest>

async function withTyres(): Promise<Guest> {
  platform.at('2026-11-20T10:00:00Z')
  const aino = guest()
  await aino.add({ type_id: 1, quantity: 4 })
  return aino
}

const get = async (path: string) => (await guest().browser.send('GET', path)).body.data
const calendarOf = async (id: number): Promise<DealerCalendar> =>
  (await get(`dealer/${id}/appointments?days=14`)).data

async function book({ browser, read }: Guest, dealer_id: number, schedule_date: string) {
  const cart_id = (await read()).id
  return browser.send('POST', 'anonymous/appointment/create', {
    ...{ dealer_id, cart_id, schedule_date },
    service_ids: '[1]',
    start_time: '08:00',
  })
}

test('no time is offered before the last day of the delivery range, and the calendar says why', async () => {
  const aino = await withTyres()
  expect((await aino.read()).delivery_days.to).toBe('2026-11-27')
  const { first_date, days, unavailable } = await calendarOf(near)
  expect([first_date, days[0]?.schedule_date]).toEqual(['2026-11-27', '2026-11-27'])
  expect(unavailable.filter(({ reason }) => reason === 'before-delivery')).toEqual(
    ['23', '24', '25', '26'].map((day) => ({
      schedule_date: `2026-11-${day}`,
      start_time: null,
      full_day: true,
      reason: 'before-delivery',
    })),
  )
  const refused = await book(aino, near, '2026-11-26')
  expect([refused.status, refused.body.code]).toEqual([422, 'slot-not-offered'])
  expect(refused.body.errors.start_time).toEqual(['The tyres do not reach the service point by then.'])
  expect((await book(aino, near, '2026-11-27')).status).toBe(200)
})

test('a service point with its own stock offers the first day that its notice allows', async () => {
  const aino = await withTyres()
  expect((await calendarOf(far)).first_date).toBe('2026-11-23')
  expect((await book(aino, far, '2026-11-23')).status).toBe(200)
})

test('articles, the cart, searches and service points name the same earliest day', async () => {
  const aino = await withTyres()
  await book(aino, near, '2026-11-27')
  const days = async (path: string, buyer: Guest = aino) => {
    const offers: { dealer: { id: number }; schedule_date: string }[] = (
      await buyer.browser.send('GET', path)
    ).body.data
    return Object.fromEntries(offers.map(({ dealer, schedule_date }) => [dealer.id, schedule_date]))
  }
  const both = { [near]: '2026-11-27', [far]: '2026-11-23' }
  expect(await days(`fitting-offers?${here}&product_id=1&quantity=4`)).toEqual(both)
  expect(await days(`anonymous/cart/fitting-offers?${here}`)).toEqual(both)
  expect(await days(`fittings?${here}&product_ids=1`)).toEqual({ [far]: '2026-11-23' })
  const found: { id: number; next_available: { schedule_date: string } }[] = await get(
    `search-dealers?${here}&search_radius=50`,
  )
  expect(Object.fromEntries(found.map((point) => [point.id, point.next_available.schedule_date]))).toEqual(
    both,
  )
  expect((await get(`dealer/${near}/details`)).next_available.schedule_date).toBe('2026-11-27')
})

test('a time that a cart holds stays promised when the hour of dispatch passes', async () => {
  const [aino, onni] = [await withTyres(), await withTyres()]
  platform.at('2026-11-20T11:50:00Z')
  expect((await book(aino, near, '2026-11-27')).status).toBe(200)
  platform.at(afterCutOff)
  expect((await calendarOf(near)).first_date).toBe('2026-11-30')
  expect((await book(onni, near, '2026-11-27')).status).toBe(422)
  expect((await book(aino, near, '2026-11-27')).status).toBe(200)
  expect((await aino.read()).appointment.schedule_date).toBe('2026-11-27')
})

test('every type of vehicle whose tyres are fitted has the same delivery range', async () => {
  const settings = await readPriceSettings(platform.sql, platform.clock())
  const ranges = vehicleTypes
    .map(({ id }) => id)
    .filter(isFittable)
    .map((id) => daysAtHome(settings, [fittedAs(id)]).to)
  expect(new Set(ranges).size).toBe(1)
})

test('a confirmed appointment stays, and moves to any later day or to a day on which its tyres have arrived', async () => {
  const shop = await firmShop()
  const cartId = await shop.hold('aino', '2026-11-24', 8 * 60)
  const orderId = await shop.confirm(cartId, 'aino')
  await shop.pool.query('update service_point set holds_own_stock = false where id = $1', [shop.pointId])
  const token = () => shop.tokenOf('aino', 'move')
  const move = async (schedule_date: string) =>
    (await shop.post('move', { token: await token(), schedule_date, start_time: '09:00' })).status
  const offered = async () => {
    const url = `/api/v1/dealer/${shop.pointId}/appointments?days=14`
    const first = async (query: string) => (await shop.app.inject(url + query)).json().data.data.first_date
    return [await first(''), await first(`&token=${await token()}`)]
  }
  expect((await shop.get('move', await token())).data).toMatchObject({
    state: 'open',
    schedule_date: '2026-11-24',
  })
  expect(await offered()).toEqual(['2026-11-27', '2026-11-24'])
  expect(await move('2026-11-23')).toBe(422)
  expect(await move('2026-11-25')).toBe(200)
  expect(await move('2026-12-03')).toBe(200)
  expect(await offered()).toEqual(['2026-11-27', '2026-11-27'])
  expect(await move('2026-11-26')).toBe(422)
  const sent = "order_status = 'paid', progress = 'paid', paid_at = shipped, shipped_at = shipped"
  await shop.pool.query(
    `update shop_order set ${sent} from (values ('2026-11-19T15:00:00Z'::timestamptz)) as at (shipped) where id = $1`,
    [orderId],
  )
  expect(await offered()).toEqual(['2026-11-27', '2026-11-26'])
  expect(await move('2026-11-26')).toBe(200)
})

test('the token of a link lists the times of its own service point only', async () => {
  const shop = await firmShop()
  await shop.confirm(await shop.hold('aino', '2026-11-24', 8 * 60), 'aino')
  const token = await shop.tokenOf('aino', 'move')
  const status = async (id: number, query: string) =>
    (await shop.app.inject(`/api/v1/dealer/${id}/appointments?token=${query}`)).statusCode
  expect(await status(shop.pointId, token)).toBe(200)
  expect(await status(shop.phonePointId, token)).toBe(404)
  expect(await status(shop.pointId, 'made-up')).toBe(404)
})
