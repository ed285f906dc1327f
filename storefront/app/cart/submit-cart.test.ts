import type { Api } from '@pito/web/api/api'
import { expect, test, vi } from 'vitest'
import { sufficientIndexes } from '../../testing/sufficient-indexes.ts'
import { submitCart } from './submit-cart.ts'

function shop() {
  const call = vi.fn((_contract: { path: string }, _input: unknown) => Promise.resolve({ success: 1 }))
  return { api: call as unknown as Api, call }
}

function submissionOf(fields: Record<string, string>, cookies = '') {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return { form, cookies, params: {}, url: new URL('https://shop.example/cart'), locale: 'en_GB' } as const
}

test('the button of a card says product and quantity in one value', async () => {
  const { api, call } = shop()
  expect(await submitCart(api, submissionOf({ add: '17-3' }))).toEqual({
    done: { removed: null, message: null },
    to: '/cart?lang=en',
  })
  expect(call.mock.calls[0]?.[0].path).toBe('/api/v1/anonymous/cart/item/insert')
  expect(call.mock.calls[0]?.[1]).toEqual({ type: 'product', type_id: 17, quantity: 3 })
})

const vehicle = {
  ...{ make: 'Opel', model: 'Astra J', first_registered: 2015, light: true, top_speed_kmh: 200 },
  ...{ load_per_tyre_kg: 500, load_per_twin_tyre_kg: null },
  sizes: [{ width: 205, aspect_ratio: 55, diameter: 16 }],
  fitments: [],
}
const product = {
  ...{ id: 17, brand_name: 'Kuura', model: { name: 'Tuisku 1' }, brand: { image_path: null }, image: null },
  ...{ size_text: '225/45 R17 94V', width: 225, aspect_ratio: 45, diameter: 17, in_stock: 4 },
  ...{ available_quantity: 4, vehicle_type: 2, load_index: 94, speed_index: 'V', tyre_season_id: 1 },
  ...{ tyreSeason: { name: 'Summer' }, net_price_with_rc: 100, lowest_price_30_days: null },
}

function shopWithVehicle() {
  const answers = {
    'vehicle-by-licence-plate': vehicle,
    compare: [product],
    'filter/all': sufficientIndexes,
    all: { line_items: [] },
  }
  const inserted: unknown[] = []
  const api = ({ path }: { path: string }, input: unknown) => {
    const data = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1]
    if (!data) inserted.push(input)
    return Promise.resolve({ success: 1, data })
  }
  return { api: api as unknown as Api, inserted }
}

const fromPlateList = { add: '17-4', licence_plate: 'ABC-123' }

test.each([
  ['is not confirmed', {}],
  ['is not the confirmed one', { another_car: '18' }],
])('without scripts a tyre that does not fit and %s is asked about and not added', async (_case, fields) => {
  const { api, inserted } = shopWithVehicle()
  const outcome = await submitCart(api, submissionOf({ ...fromPlateList, ...fields }))
  expect(outcome).toMatchObject({
    done: {
      unconfirmed: {
        question: { vehicle: 'Opel Astra J 2015', misfits: [{ id: 17, problem: 'size' }], isAboutOne: true },
        fields: Object.entries(fromPlateList),
      },
    },
  })
  expect(inserted).toEqual([])
})

test('a confirmed tyre is added as one for another car', async () => {
  const { api, inserted } = shopWithVehicle()
  await submitCart(api, submissionOf({ ...fromPlateList, another_car: '17' }))
  expect(inserted).toEqual([{ type: 'product', type_id: 17, quantity: 4, for_another_car: true }])
})

test('a row is set by its own number, and a quantity that is none becomes 1', async () => {
  const { api, call } = shop()
  const fields = { intent: 'set', type_id: '17', line_item_id: '5', cart_id: 'c', quantity: 'abc' }
  await submitCart(api, submissionOf(fields, 'session=1'))
  expect(call.mock.calls[0]?.[0].path).toBe('/api/v1/customer/cart/item/insert')
  expect(call.mock.calls[0]?.[1]).toMatchObject({ quantity: 1, line_item_id: 5, cart_id: 'c' })
})

test('what was removed can be put in again', async () => {
  const { api } = shop()
  const row = { type_id: '17', line_item_id: '5', cart_id: 'c', quantity: '4' }
  const tyre = { brand: 'Kuura', model: 'Tuisku 1', size: '205/55 R16 94T', cents: '11290' }
  expect(await submitCart(api, submissionOf({ intent: 'remove', ...row, ...tyre }))).toEqual({
    done: { removed: { ...tyre, id: 17, quantity: 4, cents: 11_290, isForAnotherCar: false }, message: null },
  })
})

test('what else happened is said on the page itself, because a redirect would lose it', async () => {
  const call = () => Promise.resolve({ success: 1, message: 'Your appointment was released.' })
  const fields = { intent: 'set', type_id: '17', line_item_id: '5', cart_id: 'c', quantity: '2' }
  expect(await submitCart(call as unknown as Api, submissionOf(fields))).toEqual({
    done: { removed: null, message: 'Your appointment was released.' },
  })
})
