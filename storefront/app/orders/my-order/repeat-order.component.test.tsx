import { getCartItems } from '@pito/contracts/cart'
import { getAllFilters } from '@pito/contracts/catalogue'
import { compareProducts } from '@pito/contracts/compare'
import type { OrderedTyre, RepeatedOrder } from '@pito/contracts/order-again'
import { repeatOrder } from '@pito/contracts/order-again'
import type { Product } from '@pito/contracts/product'
import { stubApi } from '@pito/web/testing/stub-api'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { knownVehicle } from '../../../testing/known-vehicle.ts'
import { renderRoute } from '../../../testing/render-in-shop.tsx'
import { sufficientIndexes } from '../../../testing/sufficient-indexes.ts'
import { FitQuestionDialog } from '../../cart/quick-cart.tsx'
import { forgetVehicle, storeVehicle } from '../../vehicle/vehicle-store.ts'
import * as repeat from './repeat-order.tsx'

const product = {
  id: 7,
  name: 'Kuura Tuisku 1',
  vehicle_type: 2,
  net_price_with_rc: 149.9,
  is_recycled: '0',
  lowest_price_30_days: null,
  available_quantity: 20,
  in_stock: 20,
  brand_name: 'Kuura',
  brand: { image_base_path: '', image_path: null },
  model: { id: 1, name: 'Tuisku 1', name_fi: 'Tuisku 1', slug: 'tuisku-1' },
  image: null,
  size_text: '205/55 R16 94T',
  tyre_season_id: 2,
  tyreSeason: { id: 2, name: 'Winter Friction' },
  width: 205,
  aspect_ratio: 55,
  diameter: 16,
  link_fi: '/renkaat/tuisku',
  link_en: '/tyres/tuisku',
} as unknown as Product
const tyre: OrderedTyre = {
  name: 'Kuura Tuisku 1',
  quantity: 4,
  paid_price: 149.9,
  is_sold: true,
  available_quantity: 4,
  for_another_car: false,
  product,
  equivalents: [],
}
const order: RepeatedOrder = {
  order_number: '4821907312',
  with_service: true,
  tyres: [tyre],
  service_point: { dealer_id: 7, company_name: 'Pitorengas', zipcode: '33100', city: 'Tampere' },
}
const address = '/my-order/again?order=4821907312'
const main = page.getByRole('main')
const show = (repeated: RepeatedOrder) =>
  renderRoute(repeat, {
    address,
    loaded: { repeated, back: '/order/4821907312' },
    routes: [
      { path: '/cart/dealer-services', Component: () => <h1>Garages</h1> },
      { path: '/cart', Component: () => <h1>The cart</h1> },
    ],
  })
beforeEach(forgetVehicle)

const soldOut: OrderedTyre = {
  ...tyre,
  name: 'Kuura Tuisku 2',
  available_quantity: 0,
  product: { ...product, id: 8, available_quantity: 0, in_stock: 0 },
}

test('after the tyres were put into the cart, a time is chosen at the service point of the order', async () => {
  const api = stubApi().on(repeatOrder, () => order)
  await show(order)
  await expect.element(main).toMatchTextContent('Service point: Pitorengas. You choose a new time next.')
  await main.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect.element(main.getByRole('heading', { name: 'Garages' })).toBeVisible()
  expect(api.requests).toEqual(['POST /api/v1/order-again'])
})

test('tyres that are delivered lead to the cart', async () => {
  const delivered = { ...order, with_service: false, service_point: null }
  stubApi().on(repeatOrder, () => delivered)
  await show(delivered)
  await main.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect.element(main.getByRole('heading', { name: 'The cart' })).toBeVisible()
})

test('a changed price is named beside the price that was paid', async () => {
  await show({ ...order, tyres: [{ ...tyre, paid_price: 139.9 }] })
  await expect.element(main).toMatchTextContent(/Price now 149,90.€, you paid 139,90.€/)
})

test('of two tyres, the one that is partly available is put in after a press that says so', async () => {
  await show({ ...order, tyres: [{ ...tyre, available_quantity: 2 }, soldOut] })
  await expect.element(main).toMatchTextContent('Only 2 are left, 2 fewer than you ordered.')
  await expect.element(main).toMatchTextContent('This tyre is sold out.')
  for (const name of ['Kuura Tuisku 1', 'Kuura Tuisku 2'])
    await expect.element(main.getByRole('link', { name: `See similar tyres: ${name}` })).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Add what is available to the cart' })).toBeVisible()
})

test('an order of which nothing can be had leads to similar tyres', async () => {
  await show({ ...order, tyres: [{ ...soldOut, is_sold: false }] })
  await expect.element(main).toMatchTextContent('This tyre is no longer sold.')
  expect(main.getByRole('button').elements()).toEqual([])
  const similar = main.getByRole('link', { name: 'See similar tyres: Kuura Tuisku 2' })
  await expect
    .element(similar)
    .toHaveAttribute('href', expect.stringContaining('width=205&height=55&diameter=16&tyre_season='))
})

test('tyres that may replace one that is partly available are named with their prices', async () => {
  const other = { ...product, id: 9, link_en: '/tyres/other', model: { ...product.model, name: 'Tuisku 9' } }
  await show({ ...order, tyres: [{ ...tyre, available_quantity: 2, equivalents: [other] }] })
  await expect.element(main).toMatchTextContent(/As many are available of these:.*149,90.€ each/)
  await expect
    .element(main.getByRole('link', { name: 'Kuura Tuisku 9' }))
    .toHaveAttribute('href', '/tyres/other')
})

test('a service point that takes no bookings any more is not proposed', async () => {
  await show({ ...order, service_point: null })
  await expect.element(main).toMatchTextContent('You choose another one next.')
})

const misfit = { ...product, width: 225 }

async function showMisfit(tyreFacts: Partial<OrderedTyre> = {}) {
  const sent: unknown[] = []
  stubApi()
    .on(getAllFilters, () => sufficientIndexes)
    .on(getCartItems.anonymous, () => ({ quantity: 0, line_items: [] }))
    .on(compareProducts, () => [misfit])
    .on(repeatOrder, (body) => {
      sent.push(body)
      return order
    })
  storeVehicle(knownVehicle())
  const Page = repeat.default
  const withDialog = {
    ...repeat,
    default: () => (
      <>
        <Page />
        <FitQuestionDialog />
      </>
    ),
  }
  await renderRoute(withDialog, {
    address,
    loaded: { repeated: { ...order, tyres: [{ ...tyre, ...tyreFacts, product: misfit }] }, back: '/order/1' },
    routes: [{ path: '/cart/dealer-services', Component: () => <h1>Garages</h1> }],
  })
  await main.getByRole('button', { name: 'Add to cart', exact: true }).click()
  return sent
}

const question = page.getByRole('dialog', { name: 'This tyre does not fit your car: Toyota Corolla 2021' })

test('a tyre that does not fit the car is ordered again for another car after a question', async () => {
  const sent = await showMisfit()
  await question.getByRole('button', { name: 'I am buying for another car' }).click()
  await expect.poll(() => sent).toEqual([{ order_number: '4821907312', for_another_car: [7] }])
})

test('closing the question orders nothing and returns the focus to the button', async () => {
  const sent = await showMisfit()
  await expect.element(question).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(main.getByRole('button', { name: 'Add to cart', exact: true })).toHaveFocus()
  expect(sent).toEqual([])
})

test('a tyre that was bought for another car is ordered again without a question', async () => {
  const sent = await showMisfit({ for_another_car: true })
  await expect.poll(() => sent).toEqual([{ order_number: '4821907312', for_another_car: [] }])
})
