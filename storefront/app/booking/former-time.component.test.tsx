import type { FormerAppointment } from '@pito/contracts/booking'
import type { Cart } from '@pito/contracts/cart'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { FormerTime } from './former-time.tsx'
import type { OfferedTimes } from './load-former-time.ts'

const former = {
  dealer_id: 7,
  service_ids: [1, 3],
  schedule_date: '2026-12-01',
  start_time: '10:00:00',
  end_time: '10:30:00',
  reason: 'expired',
  dealer: { slug: 'pitorengas-tampere', company_name: 'Pitorengas' },
} as FormerAppointment

const cart = (changed: Partial<Cart> = {}) =>
  ({ id: 'cart', with_service: true, appointment: null, former_appointment: former, ...changed }) as Cart

const isFree: OfferedTimes = { isFree: true, nearest: [] }
const isTaken: OfferedTimes = {
  isFree: false,
  nearest: [
    { date: '2026-12-01', time: '09:30' },
    { date: '2026-12-01', time: '11:00' },
    { date: '2026-12-02', time: '08:00' },
  ],
}

async function renderFormer(shown: Cart, offered: OfferedTimes | null, address = '/cart/user-info') {
  const posted = vi.fn()
  const action = async ({ request }: { request: Request }) => {
    posted(Object.fromEntries(await request.formData()))
    return null
  }
  await renderInShop(<FormerTime cart={shown} offered={offered} />, {
    routes: address === '/cart' ? [] : [{ path: '/cart', action: action as never }],
    address,
  })
  return posted
}

test('an expired time that is still free is taken again with one press', async () => {
  const posted = await renderFormer(cart(), isFree)
  await expect
    .element(page.getByText('Your time is no longer held: Tue 1 Dec at\u00a010:00, Pitorengas'))
    .toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await page.getByRole('button', { name: 'Book the same time again' }).click()
  await expect.poll(() => posted).toHaveBeenCalledTimes(1)
  expect(posted).toHaveBeenCalledWith({
    form: 'take-time /cart/user-info',
    intent: 'take-time',
    back: '/cart/user-info',
    cart_id: 'cart',
    dealer_id: '7',
    service_ids: '[1,3]',
    start: '2026-12-01 10:00',
  })
})

test('in place of a time that is taken the three nearest ones are offered', async () => {
  const posted = await renderFormer(cart(), isTaken)
  await expect.element(page.getByText('The time is no longer free. The nearest free times:')).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(3)
  await page.getByRole('button', { name: 'Tue 1 Dec 11:00' }).click()
  await expect.poll(() => posted).toHaveBeenCalledTimes(1)
  expect(posted.mock.calls[0]?.[0]).toMatchObject({ dealer_id: '7', start: '2026-12-01 11:00' })
})

test('a time that was given up for delivery only comes back by an undo', async () => {
  await renderFormer(
    cart({ with_service: false, former_appointment: { ...former, reason: 'given-up' } }),
    isFree,
  )
  await expect.element(page.getByText('Your fitting time was given up', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(page.getByRole('link').elements()).toHaveLength(0)
})

test('without a need for a time, one that is taken is only named', async () => {
  await renderFormer(
    cart({ with_service: false, former_appointment: { ...former, reason: 'given-up' } }),
    isTaken,
  )
  await expect.element(page.getByText('The time is no longer free.', { exact: true })).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(0)
})

const notServed = cart({ former_appointment: { ...former, reason: 'not-served' } })

test('a time that cannot serve the changed cart leads to the service points', async () => {
  await renderFormer(notServed, isFree, '/cart')
  await expect
    .element(page.getByText('The time no longer suits the tyres and services in your cart.'))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Choose another time' }))
    .toHaveAttribute('href', '/cart/dealer-services?lang=en')
  expect(page.getByRole('button').elements()).toHaveLength(0)
})

test('on the page of the service points, such a time is only named', async () => {
  await renderFormer(notServed, isFree, '/cart/dealer-services')
  await expect.element(page.getByText('The time no longer suits', { exact: false })).toBeVisible()
  expect(page.getByRole('link').elements()).toHaveLength(0)
})

test('a cart without a former time shows nothing', async () => {
  await renderFormer(cart({ former_appointment: null }), null)
  expect(page.getByRole('main').element()).toHaveTextContent('')
})
