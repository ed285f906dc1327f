import { getStaffMember } from '@pito/contracts/staff'
import type { StaffStart } from '@pito/contracts/staff-dashboard'
import { getStart } from '@pito/contracts/staff-dashboard'
import type { StaffRight } from '@pito/contracts/values/staff-rights'
import { setOpenCookie } from '@pito/web/boot/open-cookie'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import Start, { clientLoader } from './dashboard.tsx'

const step = (name: StaffStart['steps'][number]['step'], is_done: boolean, is_required = true) => ({
  step: name,
  is_done,
  is_required,
})
const newShop: StaffStart = {
  can_sell: false,
  steps: [
    step('company', false),
    step('vat', true),
    step('delivery', true),
    step('pages', false),
    step('articles', false),
    step('service-points', false, false),
    step('second-owner', false, false),
  ],
  drafts: [
    { path: 'terms-and-condition', title_fi: 'Toimitusehdot', title_en: 'Terms', is_page: true },
    { path: 'home-hero', title_fi: 'Etusivun teksti', title_en: 'Text of the front page', is_page: false },
  ],
  work: [{ kind: 'orders-to-send', count: 3 }],
}
const openShop: StaffStart = {
  ...newShop,
  can_sell: true,
  drafts: [],
  steps: newShop.steps.map((each) => ({ ...each, is_done: each.step !== 'second-owner' })),
  work: [...newShop.work, { kind: 'imports-ready', count: 1 }],
}

async function open(rights: readonly StaffRight[], ...answers: (StaffStart | Response)[]) {
  setOpenCookie('staff-session', '1')
  const staff = { id: 'outi', name: 'Outi', email: 'outi@pito.example', rights: [...rights] }
  stubApi()
    .on(getStaffMember, () => ({ ...staff, locale: 'en_GB' as const }))
    .on(getStart, () => (answers.length > 1 ? answers.shift() : answers[0]) as StaffStart)
  const office = {
    id: 'office',
    loader: () => ({ staff }),
    children: [{ index: true, Component: Start, loader: clientLoader }],
  }
  await renderInOffice([office] as never)
  await expect.element(page.getByRole('heading', { name: 'Start' })).toBeVisible()
}
const guide = page.getByRole('region', { name: 'Before the shop can sell' })
const today = page.getByRole('region', { name: 'Today' })
const hrefs = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'))

test('until the shop can sell, the page shows the steps of the set-up with their links', async () => {
  await open(['read-settings', 'read-staff'], newShop)
  await expect
    .element(guide)
    .toMatchTextContent(/Company: to do.*VAT rates: done.*Service points: recommended/s)
  expect(hrefs()).toEqual([
    '/settings/company',
    '/settings/vat',
    '/settings/delivery',
    '/information/terms-and-condition',
    '/staff',
  ])
  expect(today.query()).toBeNull()
  expect(await accessibilityFaults()).toEqual([])
})

test('a step whose page the reader may not open is no link', async () => {
  await open([], newShop)
  await expect.element(guide).toMatchTextContent(/Company: to do/)
  expect(hrefs()).toEqual(['/information/terms-and-condition'])
})

test('a shop that can sell shows the work of today, and the advice that the reader can follow', async () => {
  await open(['read-orders', 'edit-prices', 'read-staff'], openShop)
  await expect.element(today).toMatchTextContent(/Orders to pack and send: 3/)
  await expect
    .element(page.getByRole('region', { name: 'We also recommend' }))
    .toMatchTextContent(/second owner/)
  expect(hrefs()).toEqual(['/orders?tab=to-pack', '/imports?state=ready', '/staff'])
  expect(guide.query()).toBeNull()
  expect(await accessibilityFaults()).toEqual([])
})

test('a reader whose permissions show no work reads so, without advice for others', async () => {
  await open([], { ...openShop, work: [] })
  await expect.element(today).toMatchTextContent(/Your permissions do not show any of today's work\./)
  expect(page.getByText('We also recommend').query()).toBeNull()
})

test('if the state of the shop cannot be loaded, the page says so and can try again', async () => {
  await open(
    ['read-orders'],
    refusal(500, { code: 'unexpected', message: 'Broken.', request_id: 'r-1' }) as Response,
    openShop,
  )
  await expect.element(page.getByRole('alert')).toMatchTextContent(/could not be loaded.*r-1/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(today).toMatchTextContent(/Orders to pack and send: 3/)
})
