import { getStaffMember } from '@pito/contracts/staff'
import { getStaffArticles, getUnreadableArticles } from '@pito/contracts/staff-articles'
import { getStart } from '@pito/contracts/staff-dashboard'
import type { Locale } from '@pito/contracts/values/locale'
import type { StaffRight } from '@pito/contracts/values/staff-rights'
import { ApiRefusal } from '@pito/web/api/api-refusal'
import { setOpenCookie } from '@pito/web/boot/open-cookie'
import { tabStorage } from '@pito/web/boot/storage'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import type { ApiStub } from '@pito/web/testing/stub-api'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import Start, { clientLoader as startLoader } from '../dashboard/dashboard.tsx'
import { OfficeErrorPage } from '../errors/error-page.tsx'
import WithinOffice from '../errors/within-office.tsx'
import { staffPage } from '../session/staff-page.ts'
import Office, { clientLoader } from './office.tsx'

function LoginAddress() {
  const { pathname, search } = useLocation()
  return <h1>{pathname + search}</h1>
}

const office = {
  id: 'office',
  Component: Office,
  loader: clientLoader,
  ErrorBoundary: OfficeErrorPage,
  children: [
    { index: true, Component: Start, loader: startLoader },
    { path: 'orders', Component: () => <h1>Orders</h1> },
  ],
} as never
const routes = [office, { path: '/login', Component: LoginAddress }]

function withSession(rights: readonly StaffRight[], locale: Locale = 'en_GB'): ApiStub {
  setOpenCookie('staff-session', '1')
  return stubApi()
    .on(getStart, () => ({ can_sell: true, steps: [], drafts: [], work: [] }))
    .on(getUnreadableArticles, () => [])
    .on(getStaffMember, () => ({
      id: 'paavo',
      name: 'Paavo Palvelu',
      email: 'palvelu@pito.example',
      rights: [...rights],
      locale,
      open_notes: 2,
    }))
}

const menuItems = page.getByRole('navigation', { name: /Menu|Valikko/ }).getByRole('link')
const heading = page.getByRole('heading', { level: 1 })

test('a page that follows one of another person says once that what was typed there is gone', async () => {
  tabStorage.set('another-person', '1')
  withSession([])
  await renderInOffice(routes)
  const sentence = page.getByText(
    'Paavo Palvelu has logged in in this browser. Unsaved changes of the previous person were discarded.',
  )
  await expect.element(sentence).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  expect(tabStorage.get('another-person')).toBeNull()
})

test('a page that follows one of the same person says nothing of that kind', async () => {
  withSession([])
  await renderInOffice(routes)
  await expect.element(heading).toHaveTextContent('Start')
  expect(page.getByText(/has logged in in this browser/).query()).toBeNull()
})

test('the menu has what the member of staff may open', async () => {
  withSession(['act-for-customers', 'read-orders'])
  await renderInOffice(routes)
  await expect
    .poll(() => menuItems.elements().map((item) => item.textContent))
    .toEqual([
      'Start',
      'All orders',
      'For me 2',
      'Refunds',
      'Returns',
      'Invoices and credit notes',
      'Act as a customer',
    ])
  await expect.element(menuItems.first()).toHaveAttribute('aria-current', 'page')
  expect(await accessibilityFaults()).toEqual([])
})

test('the start page counts the articles on sale without an EPREL number, and links to them', async () => {
  withSession(['read-catalogue']).on(getStaffArticles, () =>
    Response.json({ success: 1, data: [], total: 12 }),
  )
  await renderInOffice(routes)
  const link = page.getByRole('link', { name: 'On sale without an EPREL number' })
  await expect.element(link).toHaveAttribute('href', '/articles?state=on-sale&eprel_missing=1')
  await expect.element(page.getByText('On sale without an EPREL number: 12')).toBeVisible()
})

test('if the count fails, only this part says so', async () => {
  withSession(['read-catalogue']).on(getStaffArticles, () =>
    refusal(500, { code: 'unexpected', message: 'Broken.', request_id: 'r-1' }),
  )
  await renderInOffice(routes)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/could not be loaded.*r-1/)
  await expect.element(heading).toHaveTextContent('Start')
})

test('staff without rights have no link to what they may not open', async () => {
  withSession([], 'fi_FI')
  await renderInOffice(routes, { locale: 'fi_FI' })
  await expect.element(menuItems).toHaveTextContent('Aloitus')
})

test('without a session the log-in opens and no call is made, and it knows the page that was requested', async () => {
  const { requests } = stubApi()
  await renderInOffice(routes, { address: '/orders?tab=1' })
  await expect.element(heading).toHaveTextContent('/login?redirect=%2Forders%3Ftab%3D1')
  expect(requests).toEqual([])
})

test('a session that is over leads to the log-in, which says so', async () => {
  setOpenCookie('staff-session', '1')
  stubApi().on(getStaffMember, () => refusal(401, { code: 'session-ended', message: 'Over.' }))
  await renderInOffice(routes)
  await expect.element(heading).toHaveTextContent('/login?note=session-ended')
})

test('a member of staff who was removed is led to the log-in', async () => {
  setOpenCookie('staff-session', '1')
  stubApi().on(getStaffMember, () => refusal(403, { code: 'not-allowed', message: 'No.' }))
  await renderInOffice(routes)
  await expect.element(heading).toMatchTextContent(/^\/login/)
})

test('a server that fails is reported with what to do', async () => {
  setOpenCookie('staff-session', '1')
  stubApi().on(getStaffMember, () => refusal(500, { code: 'unexpected', message: 'Broken.' }))
  await renderInOffice(routes)
  await expect.element(heading).toHaveTextContent('Something went wrong')
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test.each([404, 422])('a page whose address the API refuses with %i is not found', async (status) => {
  withSession([])
  const refused = new ApiRefusal(status, { success: 0, code: 'not-valid', message: 'No.' })
  const load = staffPage(() => Promise.reject(refused))
  const article = { path: 'articles/:id', Component: () => null, loader: load }
  const withErrors = { Component: WithinOffice, ErrorBoundary: OfficeErrorPage, children: [article] }
  await renderInOffice([{ ...(office as object), children: [withErrors] }] as never, {
    address: '/articles/abc',
  })
  await expect.element(heading).toHaveTextContent('Page not found')
})

test('a page without the right that it needs says which right to ask an owner for', async () => {
  withSession([])
  const refused = new ApiRefusal(403, { success: 0, code: 'not-allowed', message: 'No.' })
  const load = staffPage(() => Promise.reject(refused), 'read-catalogue')
  const articles = { path: 'articles', Component: () => <h1>Articles</h1>, loader: load }
  const withErrors = { Component: WithinOffice, ErrorBoundary: OfficeErrorPage, children: [articles] }
  const withArticles = { ...(office as object), children: [withErrors] }
  await renderInOffice([withArticles] as never, { address: '/articles' })
  await expect.element(heading).toHaveTextContent("You don't have permission to view this page.")
  await expect.element(page.getByText('Ask an owner for: View the catalogue.')).toBeVisible()
  await expect.element(page.getByRole('banner')).toBeVisible()
})
