import { listServicePointsForStaff } from '@pito/contracts/service-points'
import { getStaffArticles } from '@pito/contracts/staff-articles'
import { getStaffBrands } from '@pito/contracts/staff-brands'
import { getStaffModels } from '@pito/contracts/staff-models'
import { listOrdersForStaff } from '@pito/contracts/staff-orders'
import { getStaffPromoCodes } from '@pito/contracts/staff-promo-codes'
import type { StaffRight } from '@pito/contracts/values/staff-rights'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import { GlobalSearch } from './global-search.tsx'

const article = { id: 7, brand: 'Kuura', model: 'Tuisku 1', size: '205/55R16 94T', ean: '2000000000015' }

function open(rights: readonly StaffRight[]) {
  const office = {
    id: 'office',
    loader: () => ({ staff: { id: 'outi', name: 'Outi', email: 'outi@pito.example', rights } }),
    children: [
      { path: '/', Component: GlobalSearch },
      { path: '/articles/7', Component: () => <h1>The article</h1> },
    ],
  }
  return renderInOffice([office] as never)
}

/** Stubs the lists of brands, models and service points, which find nothing. */
const stubOthers = () =>
  stubApi()
    .on(getStaffBrands, () => [])
    .on(getStaffModels, () => [])
    .on(listServicePointsForStaff, () => [])

const field = page.getByLabelText('Name, number, EAN, size or licence plate')
const button = page.getByRole('button', { name: /^Search everything/ })

test('Ctrl+K opens the search, and Enter opens the first result', async () => {
  stubOthers().on(getStaffArticles, () => [article])
  await open(['read-catalogue'])
  await expect.element(button).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('tuisku')
  await expect.element(page.getByRole('link', { name: 'Kuura Tuisku 1 205/55R16 94T' })).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('1 result')
  expect(await accessibilityFaults()).toEqual([])
  await field.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'The article' })).toBeVisible()
})

test('an order is found by what a caller says, from the third character on', async () => {
  const { requests } = stubOthers().on(listOrdersForStaff, () => [
    {
      order_number: '4821907735',
      company: null,
      customer: 'Maija Laine',
      licence_plate: 'ABC-123',
      email: null,
    },
  ])
  await open(['read-orders'])
  await button.click()
  await field.fill('ab')
  await expect.element(page.getByRole('status')).toHaveTextContent('Nothing found for ab.')
  expect(requests).toEqual([])
  await field.fill('abc-123')
  await expect
    .element(page.getByRole('link', { name: '4821907735' }))
    .toHaveAttribute('href', '/orders/4821907735')
  await expect.element(page.getByText('Maija Laine · ABC-123')).toBeVisible()
})

test('a screen is found by its name if the user may open it', async () => {
  stubApi()
  await open(['read-staff'])
  await button.click()
  await field.fill('ROLES')
  await expect.element(page.getByRole('link', { name: 'Staff and roles' })).toHaveAttribute('href', '/staff')
  await field.fill('goods receipts')
  await expect.element(page.getByRole('status')).toHaveTextContent('Nothing found for goods receipts.')
})

test('nothing found is said with the text that was searched', async () => {
  stubOthers().on(getStaffArticles, () => [])
  await open(['read-catalogue'])
  await button.click()
  await field.fill('xyz')
  await expect.element(page.getByRole('status')).toHaveTextContent('Nothing found for xyz.')
})

test('kinds of records that the user may not read are not searched', async () => {
  const { requests } = stubApi()
  await open([])
  await button.click()
  await field.fill('tuisku')
  await expect.element(page.getByRole('status')).toHaveTextContent('Nothing found for tuisku.')
  expect(requests).toEqual([])
})

test('settings are found by the labels of their fields', async () => {
  stubApi()
  await open(['read-settings'])
  await button.click()
  await field.fill('iban')
  await expect
    .element(page.getByRole('link', { name: 'Company' }))
    .toHaveAttribute('href', '/settings/company')
  await expect.element(page.getByText('Bank account (IBAN)')).toBeVisible()
  await field.fill('cut-off')
  await expect
    .element(page.getByRole('link', { name: 'Delivery' }))
    .toHaveAttribute('href', '/settings/delivery')
})

test('a search that fails says so', async () => {
  stubOthers().on(getStaffArticles, () => refusal(500, { code: 'unexpected', message: 'Broken.' }))
  await open(['read-catalogue'])
  await button.click()
  await field.fill('tuisku')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/The search failed/)
})

test('a service point leads to its orders, and a group with an exact match comes first', async () => {
  stubOthers()
    .on(listOrdersForStaff, () => [{ order_number: '4821907735', customer: 'Kuurapaja Oy' }])
    .on(listServicePointsForStaff, () => [{ id: 3, name: 'Kuurapaja', town: 'Tampere', active: true }])
    .on(getStaffPromoCodes, () => [{ id: 9, code: 'KUURAPAJA10', note: '' }])
  await open(['read-orders', 'read-promo-codes'])
  await button.click()
  await field.fill('kuurapaja')
  const point = page.getByRole('link', { name: 'Kuurapaja', exact: true })
  await expect.element(point).toHaveAttribute('href', '/orders?service_point=3')
  await expect.poll(groups).toEqual(['Orders of service points', 'Orders', 'Promo codes'])
  await field.fill('kuurapaja10')
  await expect.poll(groups).toEqual(['Promo codes', 'Orders', 'Orders of service points'])
})

const groups = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map((each) => each.textContent)
