import type { PartnerRequestInFull } from '@pito/contracts/staff-partners'
import { changePartnerRequest, replyToPartner } from '@pito/contracts/staff-partners'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import PartnerRequestPage, { clientAction } from './partner-request.tsx'
import PartnerRequests from './partner-requests.tsx'

const rights = ['read-partners', 'edit-partners']
const staff = { id: 'kirsi', name: 'Kirsi', email: 'kirsi@pito.example', rights }
const waiting: PartnerRequestInFull = {
  ...{ id: 'p-1', version: 1, name: 'Reijo Rengas', request_from: 'garage', country_code: '358' },
  ...{ contact_number: '0401234567', email: 'reijo@example.fi', location: 'Tampere', comment: 'Two bays.' },
  ...{ locale: 'en_GB', created_at: '2026-11-19T10:00:00Z', age_days: 9, status: 'new', assignee: null },
  ...{ handled_at: null, handled_by: null, notes: [], colleagues: [{ id: 'kirsi', name: 'Kirsi' }] },
}
const handled = { status: 'agreed', handled_at: '2026-11-20T10:00:00Z', handled_by: 'Outi' } as const
const inOffice = (route: object) => [{ id: 'office', loader: () => ({ staff }), children: [route] }] as never

test('the list shows type, age, status, assignee, and who handled a request when', async () => {
  const rows = [waiting, { ...waiting, ...handled, id: 'p-2', assignee: { id: 'kirsi', name: 'Kirsi' } }]
  const loader = () => ({
    page: { data: rows, total: 2, page: 1, per_page: 25, last_page: 1 },
    ...{ view: [], excluding: [] },
  })
  await renderInOffice(inOffice({ path: '/partner-requests', Component: PartnerRequests, loader }), {
    address: '/partner-requests',
  })
  for (const text of [/Outi handled this at/, /^Kirsi$/])
    await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByText('9 days').first()).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

function openRequest(stored: { current: PartnerRequestInFull }) {
  const loader = () => stored.current
  const route = { path: '/partner-requests/:id', Component: PartnerRequestPage, loader, action: clientAction }
  return renderInOffice(inOffice(route), { address: '/partner-requests/p-1' })
}

test('the second browser reads who handled the request, and sees its present state', async () => {
  const stored = { current: waiting }
  stubApi().on(changePartnerRequest, () => {
    stored.current = { ...waiting, ...handled, version: 2 }
    const version = ['Outi handled this at Fri, 20 Nov 2026, 12:00.']
    return refusal(409, { code: 'request-handled-meanwhile', message: 'Handled.', errors: { version } })
  })
  await openRequest(stored)
  expect(await accessibilityFaults()).toEqual([])
  await page.getByLabelText('Status').selectOptions('Rejected')
  await page.getByRole('button', { name: 'Save' }).first().click()
  const facts = page.getByRole('definition').filter({ hasText: /^Outi handled this at/ })
  await expect.element(facts).toBeVisible()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Outi handled this at/)
})

test('a template fills in the reply in the language of the applicant', async () => {
  const sent: unknown[] = []
  const stored = { current: waiting }
  stubApi().on(replyToPartner, (input) => {
    sent.push(input)
    const { text = '', template } = input
    const note = { id: 1, author: 'Kirsi', created_at: '2026-11-20T10:00:00Z', text, template }
    stored.current = { ...waiting, ...handled, version: 2, notes: [note] }
    return stored.current
  })
  await openRequest(stored)
  await page.getByLabelText('Template').selectOptions('Rejection')
  const text = page.getByLabelText('Reply', { exact: true })
  await expect.element(text).toHaveValue(expect.stringContaining('Hello Reijo Rengas,'))
  await text.fill('Hello Reijo,\n\nnot now.')
  await page.getByRole('button', { name: 'Send the reply' }).click()
  await expect.element(page.getByText(/Reply: Rejection/)).toBeVisible()
  await expect.element(page.getByText('The reply is being sent.')).toBeVisible()
  await expect.element(text).not.toBeInTheDocument()
  expect(sent).toEqual([{ version: 1, template: 'rejection', text: 'Hello Reijo,\n\nnot now.' }])
})
