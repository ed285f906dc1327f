import { getFittingTimes, moveFitting } from '@pito/contracts/staff-order-changes'
import { getOrderForStaff } from '@pito/contracts/staff-orders'
import { setOpenCookie } from '@pito/web/boot/open-cookie'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import * as moving from './move-fitting.tsx'

beforeEach(() => setOpenCookie('staff-session', '1'))

const order = {
  ...{ order_number: '4821907735', version: 3 },
  actions: [{ action: 'move-fitting' as const, why_not: null }],
}
const times = {
  ...{ service_point: 2, from: '2026-12-01', last_date: '2026-12-20', why_not_elsewhere: null },
  points: [
    { id: 1, name: 'Halpa', city: 'Tampere', difference: 0 },
    { id: 2, name: 'Kallis', city: 'Tampere', difference: 7 },
  ],
  days: [{ schedule_date: '2026-12-02', start_times: ['09:00:00'] }],
}

function open(difference: number) {
  const sent: unknown[] = []
  const points = times.points.map((point) => (point.id === 2 ? { ...point, difference } : point))
  stubApi()
    .on(getOrderForStaff, () => order)
    .on(getFittingTimes, () => ({ ...times, points }))
    .on(moveFitting, (input) => {
      sent.push(input)
      if (difference > 0 && !input.dearer)
        return refusal(409, { code: 'fitting-dearer', message: 'Choose how the difference is paid.' })
      return order as never
    })
  const { default: Component, clientLoader, clientAction } = moving
  const routes = [
    { path: '/orders/:number/fitting', Component, loader: clientLoader, action: clientAction },
    { path: '/orders/:number', Component: () => <h1>Order opened</h1> },
  ]
  const staff = { id: 'kirsi', name: 'Kirsi', email: 'kirsi@pito.example', rights: ['edit-orders'] }
  const office = { id: 'office', loader: () => ({ staff }), children: routes }
  return { sent, page: renderInOffice([office] as never, { address: '/orders/4821907735/fitting?point=2' }) }
}

const move = () => page.getByRole('button', { name: 'Move the fitting' })

test('at a dearer point staff choose between waiving the difference and a payment link', async () => {
  const { sent, page: rendered } = open(7)
  await rendered
  await expect.element(page.getByText(/costs 7,00.€ more/)).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Waive the difference' })).not.toBeChecked()
  await page.getByRole('radio', { name: '09:00' }).click()
  await move().click()
  await expect.element(page.getByText('Choose how the difference is paid.')).toBeVisible()
  await page.getByRole('radio', { name: 'Send the customer a payment link' }).click()
  expect(await accessibilityFaults()).toEqual([])
  await move().click()
  await expect.element(page.getByText('Order opened')).toBeVisible()
  expect(sent.at(-1)).toMatchObject({ dearer: 'payment-link', difference: 7, service_point: 2, version: 3 })
})

test('at a cheaper point there is nothing to choose', async () => {
  const { sent, page: rendered } = open(-5)
  await rendered
  await expect.element(page.getByText(/costs 5,00.€ less/)).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Waive the difference' })).not.toBeInTheDocument()
  await page.getByRole('radio', { name: '09:00' }).click()
  await move().click()
  await expect.element(page.getByText('Order opened')).toBeVisible()
  expect(sent).toEqual([expect.not.objectContaining({ dearer: expect.anything() })])
})
