import { handlePartnerRequest } from '@pito/contracts/partners'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import PartnerRequests, { clientAction } from './partner-requests.tsx'

const staff = { id: 'kirsi', name: 'Kirsi', email: 'kirsi@pito.example', rights: ['read-partners'] }
const waiting = {
  ...{ id: 'p-1', name: 'Reijo Rengas', request_from: 'garage', country_code: '358' },
  ...{ contact_number: '0401234567', email: 'reijo@example.fi', location: 'Tampere', comment: 'Two bays.' },
  ...{ locale: 'fi_FI', created_at: '2026-11-19T10:00:00Z', handled_at: null, handled_by: null },
}

test('a request that a colleague has handled shows who did it, and another is marked with one press', async () => {
  const handled = { handled_at: '2026-11-20T10:00:00Z', handled_by: 'Outi' }
  const rows = { current: [waiting, { ...waiting, id: 'p-2', name: 'Raija', ...handled }] }
  stubApi().on(handlePartnerRequest, () => {
    rows.current = rows.current.map((row) => ({ ...row, ...handled, handled_by: row.handled_by ?? 'Kirsi' }))
    return { ...waiting, ...handled } as never
  })
  const loader = () => ({
    page: { data: rows.current, total: 2, page: 1, per_page: 25, last_page: 1 },
    ...{ view: [], excluding: [] },
  })
  const route = { path: '/partner-requests', Component: PartnerRequests, loader, action: clientAction }
  const office = { id: 'office', loader: () => ({ staff }), children: [route] }
  await renderInOffice([office] as never, { address: '/partner-requests' })
  await expect.element(page.getByText(/Outi handled this at/)).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await page.getByRole('button', { name: 'Mark as handled: Reijo Rengas' }).click()
  await expect.element(page.getByText(/Kirsi handled this at/)).toBeVisible()
})
