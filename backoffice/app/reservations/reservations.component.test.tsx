import type { Reservation } from '@pito/contracts/reservations'
import { releaseReservation } from '@pito/contracts/reservations'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import Reservations, { clientAction } from './reservations.tsx'

const held: Reservation = {
  ...{ order_number: '4821907735', tyres: 4, total: 400, fitted_at: null, is_guest: true, payments: 1 },
  ...{ articles: [{ id: 5, name: 'Kuura Tuisku 1', quantity: 4 }], method: 'bank', payment_under_way: true },
  ...{ reserved_at: '2026-11-25T08:00:00.000Z', expires_at: '2026-11-25T08:30:00.000Z' },
  ends_at_the_latest: '2026-11-25T10:00:00.000Z',
}
const released: Reservation = { ...held, order_number: '7730184412', payment_under_way: false }

function open(data: readonly Reservation[]) {
  const page = { data, page: 1, per_page: 25, last_page: 1, total: data.length }
  const loader = () => ({ page, view: [], excluding: [] })
  const route = { path: '/reservations', Component: Reservations, loader, action: clientAction }
  return renderInOffice([route] as never, { address: '/reservations' })
}

test('a hold is released unless a payment is under way, of which the page says when it ends', async () => {
  const sent: unknown[] = []
  stubApi().on(releaseReservation, () => {
    sent.push('released')
    return { released: true }
  })
  await open([held, released])
  await expect.element(page.getByText(/The hold ends at Wed, 25 Nov 2026, 12:00 at the latest/)).toBeVisible()
  expect(page.getByRole('button', { name: /^Release the hold/ }).elements()).toHaveLength(1)
  expect(await accessibilityFaults()).toEqual([])
  await page.getByRole('button', { name: 'Release the hold of order 7730184412' }).click()
  await expect.poll(() => sent).toEqual(['released'])
})

test('without holds the page says so', async () => {
  await open([])
  await expect.element(page.getByRole('heading', { name: 'No payments hold stock.' })).toBeVisible()
})
