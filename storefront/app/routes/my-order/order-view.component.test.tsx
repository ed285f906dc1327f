import { dropOrder } from '@pito/contracts/order-changes'
import type { Order } from '@pito/contracts/orders'
import { stubApi } from '@pito/web/testing/stub-api'
import type { ActionFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fittedOrder, unpaidOrder } from '../../../testing/order.ts'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { OrderView } from '../../orders/order-view.tsx'
import * as dropPage from './drop-order.tsx'

const query = 'order=4821907312'
const main = page.getByRole('main')
const show = (order: Order) => renderInShop(<OrderView order={order} level="h2" query={query} />)

test('an order that waits for its payment says until when it is reserved, and offers to pay or drop it', async () => {
  const { appointment } = fittedOrder
  await show({ ...unpaidOrder, appointment, reserved_until: '2026-11-24T12:30:00.000Z' })
  await expect
    .element(main)
    .toMatchTextContent('The tyres and the fitting time are reserved for you until 14:30.')
  const pay = main.getByRole('link', { name: 'Pay now' })
  await expect.element(pay).toHaveAttribute('href', '/cart/order-summary/4821907312')
  await expect.element(main.getByRole('button', { name: 'Drop the order' })).toBeVisible()
  await expect.element(main.getByText('Waiting for payment')).toBeVisible()
})

test('after the order was dropped, the focus is on the sentence that it ended without payment', async () => {
  let order = unpaidOrder
  stubApi().on(dropOrder.anonymous, () => {
    order = { ...order, payment_state: 'ended' }
    return order
  })
  const Loaded = () => <OrderView order={useLoaderData<Order>()} level="h2" query={query} />
  await renderInShop(<Loaded />, {
    route: { loader: () => order },
    loaderData: { page: order },
    routes: [{ path: '/my-order/drop', action: dropPage.clientAction as ActionFunction }],
  })
  await main.getByRole('button', { name: 'Drop the order' }).click()
  await expect.element(main).toMatchTextContent('This order ended without payment')
  await expect.poll(() => document.activeElement?.textContent).toContain('This order ended without payment')
})

test('an order that ended without payment shows no time, no steps and nothing to pay', async () => {
  await show({ ...unpaidOrder, payment_state: 'ended' })
  await expect.element(main).toMatchTextContent('Nothing has been charged')
  await expect.element(main.getByText('Ended without payment')).toBeVisible()
  expect(main.getByRole('list', { name: 'Steps of the order' }).elements()).toEqual([])
  expect(main.getByRole('link', { name: 'Pay now' }).elements()).toEqual([])
})

test('an order whose payment is being checked asks not to pay again', async () => {
  await show({ ...unpaidOrder, payment_state: 'checking' })
  await expect.element(main).toMatchTextContent('Please do not pay again')
  expect(main.getByRole('link', { name: 'Pay now' }).elements()).toEqual([])
  expect(main.getByRole('button').elements()).toEqual([])
})

test.each<[string, Partial<Order>, string]>([
  ['cancelled', { progress: 'cancelled', cancelled_at: '2026-11-25T09:00:00.000Z' }, 'Cancelled'],
  ['withdrawn from', { progress: 'delivered', withdrawn_at: '2026-11-25T09:00:00.000Z' }, 'Withdrawn'],
  ['refunded', { progress: 'refunded', withdrawn_at: '2026-11-25T09:00:00.000Z' }, 'Refunded'],
  ['fitted', { progress: 'fitted' }, 'PaidFitted'],
])('the status of an order that is %s', async (_, change, shown) => {
  await show({ ...fittedOrder, ...change })
  const status = main.getByRole('definition').first()
  await expect.poll(() => status.element().textContent?.replace(/\s/g, '')).toBe(shown)
})
