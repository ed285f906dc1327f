import { allVehicles, truck as truckType } from '@pito/contracts/values/vehicle-type'
import { addPoint } from '../src/booking/testing/add-point.ts'
import { addModel, addTyre } from '../src/catalogue/testing/add-tyre.ts'
import { addCustomer, goodPassword } from './account-shop.ts'
import { addBatch, browserOf, cartShop } from './cart-shop.ts'
import { insertRow } from './insert-row.ts'

/**
 * Opens a shop on a Friday noon with tyres that can be fitted (1 and 2 from `cartShop`, 4 of 18 inches, 5 for
 * trucks). One service point fits rims up to 17 inches for 19.90 € each, stores wheels for 59 € (service 2) and
 * renews valves for 6.90 € each (service 3). Another service point is dearer, fits all rims and offers no other
 * service.
 */
export async function fittingShop(settings: Record<string, string> = {}) {
  const { platform, app } = await cartShop({ settings })
  const { pool } = platform
  await insertRow(pool, 'tyre_size', { id: 18, width: 225, aspect: 40, diameter: 18 })
  await addTyre(pool, 4, {
    tyre_size_id: 18,
    load_index: 92,
    price_cents: 15_000,
    recycling_fee_included: false,
  })
  const truck = await addModel(pool, {
    slug: 'kuorma',
    name: 'Kuorma',
    vehicle_kind: 'truck',
    tyre_class: 'C3',
  })
  await addTyre(pool, 5, {
    model_id: truck,
    vehicle_type_id: truckType,
    tyre_class: 'C3',
    price_cents: 40_000,
  })
  for (const tyre of [4, 5]) await addBatch(platform, tyre, 1, 20)
  for (const [id, fi, en, is_price_per_quantity] of [
    [2, 'Kausisäilytys', 'Seasonal storage', false],
    [3, 'Venttiilit', 'Valves', true],
  ] as const) {
    await insertRow(pool, 'service', { id, position: id, is_price_per_quantity })
    await insertRow(pool, 'service_translation', { service_id: id, locale_id: 1, name: en })
    await insertRow(pool, 'service_translation', { service_id: id, locale_id: 2, name: fi })
  }
  const { pointId: near } = await addPoint(pool, { bays: 20, row: { max_rim: 17 } })
  for (const [service_id, price_cents] of [
    [2, 5900],
    [3, 690],
  ] as const)
    await insertRow(pool, 'service_point_service', {
      service_point_id: near,
      service_id,
      vehicle_type_id: allVehicles,
      price_cents,
    })
  const { pointId: far } = await addPoint(pool, { slug: 'kauempana', bays: 20 })
  await pool.query('update service_point_service set price_cents = 2990 where service_point_id = $1', [far])
  return { platform, app, near, far, ...people(platform, app) }
}

function people(
  platform: Awaited<ReturnType<typeof cartShop>>['platform'],
  app: Awaited<ReturnType<typeof cartShop>>['app'],
) {
  let count = 0
  const cartOf = (browser: ReturnType<typeof browserOf>, who: 'anonymous' | 'customer') => {
    const post = (call: string, body: object = {}) => browser.send('POST', `${who}/cart/${call}`, body)
    const read = async () => (await browser.send('GET', `${who}/cart/items/all`)).body.data
    const book = async (dealer_id: number, service_ids = '[1]') =>
      browser.send('POST', `${who}/appointment/create`, {
        dealer_id,
        cart_id: (await read()).id,
        service_ids,
        schedule_date: '2026-11-23',
        start_time: '08:00',
      })
    return { browser, post, read, book, add: (item: object) => post('item/insert', item) }
  }
  return {
    guest: () => cartOf(browserOf(app, `198.51.100.${++count}`), 'anonymous'),
    customer: async () => {
      const email = `customer-${++count}@example.fi`
      const { id } = await addCustomer(platform, { email })
      const browser = browserOf(app, `198.51.100.${++count}`)
      await browser.send('POST', 'login', { email, password: goodPassword })
      return { id, email, ...cartOf(browser, 'customer') }
    },
  }
}
