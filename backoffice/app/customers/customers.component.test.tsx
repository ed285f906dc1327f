import { actAsCustomer } from '@pito/contracts/staff'
import type { CustomerActivity, DeskCustomer, ListedCustomer } from '@pito/contracts/staff-customers'
import * as contracts from '@pito/contracts/staff-customers'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import Customer, { clientAction as addNote } from './customer.tsx'
import Access, { clientAction as change } from './customer-access.tsx'
import Details, { clientAction as save } from './customer-details.tsx'
import History from './customer-history.tsx'
import Privacy, { clientAction as answer, shouldRevalidate } from './customer-privacy.tsx'
import Customers from './customers.tsx'

const listed: ListedCustomer = {
  ...{ id: 'a', first_name: 'Väinö', last_name: 'Ylitalo', email: 'vaino@example.fi', country_code: '358' },
  ...{ contact_number: '040 123 4567', company_name: 'Talven Tiet Oy', company_vat_number: '2617416-4' },
  ...{
    permissions: ['orders', 'news'],
    orders: 12,
    total: 6543.2,
    last_order_at: '2026-11-20T10:00:00.000Z',
  },
}
const customer: DeskCustomer = {
  ...listed,
  ...{ version: 3, salutation: 'mr', locale: 'fi_FI', created_at: '2026-01-02T10:00:00.000Z' },
  ...{ verified_at: null, is_activated: false },
  addresses: [
    {
      ...{ kind: 'billing', address_line_1: 'Fleminginkatu 9', address_line_2: null },
      ...{ zipcode: '00530', city: 'Helsinki', country: 'Finland' },
    },
  ],
}
const nothing: CustomerActivity = {
  ...{ orders: null, returns: null, reviews: [], alerts: [], sessions: [], notes: [], emails: null, log: [] },
}
const at = '2026-11-25T06:12:00.000Z'
const busy: CustomerActivity = {
  ...nothing,
  orders: [
    { order_number: '4821907735', created_at: at, total: 480, progress: 'paid', stage: 'sent', task: null },
  ],
  sessions: [
    { device: 'Firefox, Linux', created_at: at, last_seen_at: at, ended_at: null, staff_name: 'Outi' },
  ],
  log: [
    {
      ...{ at, action: 'customer-saved', by: 'Outi', reason: null, identified_by: null },
      ...{ changed: ['email', 'last_name'], permissions_before: null, permissions_after: null },
    },
  ],
}
const erasure = { open_orders: [], vouchers: [], retained: ['Invoices stay for six years.'] }

interface Shown {
  readonly rights?: readonly string[]
  readonly parts?: CustomerActivity
  readonly open?: readonly string[]
}

function open(
  address: string,
  { rights = ['edit-customers', 'act-for-customers'], parts = busy, open: unfinished = [] }: Shown = {},
) {
  const staff = { id: 'outi', name: 'Outi', email: 'outi@pito.example', rights }
  const list = {
    page: { data: [listed], page: 1, per_page: 25, last_page: 1, total: 1 },
    view: [],
    excluding: [],
  }
  const loaded = <Data,>(data: Data) => ({ data, failure: null })
  const office = {
    id: 'office',
    loader: () => ({ staff }),
    children: [
      { path: '/customers', Component: Customers, loader: () => list },
      {
        path: '/customers/:id',
        Component: Customer,
        loader: () => ({ customer, activity: loaded(parts) }),
        action: addNote,
      },
      { path: '/customers/:id/details', Component: Details, loader: () => customer, action: save },
      { path: '/customers/:id/access', Component: Access, loader: () => customer, action: change },
      {
        path: '/customers/:id/privacy',
        Component: Privacy,
        loader: () => ({ customer, erasure: { ...erasure, open_orders: unfinished } }),
        action: answer,
        shouldRevalidate,
      },
      {
        path: '/customers/:id/history',
        Component: History,
        loader: () => ({ customer, log: loaded(parts.log) }),
      },
    ],
  }
  return renderInOffice([office] as never, { address })
}

test('the list shows orders, total, company and permissions of each customer', async () => {
  await page.viewport(1280, 800)
  await open('/customers')
  const row = page.getByRole('row', { name: /Ylitalo/ })
  for (const text of ['543,20', 'Talven Tiet Oy', 'orders, news', '+358401234567'])
    await expect.poll(() => row.element().textContent).toContain(text)
  await expect.element(row.getByRole('link')).toHaveAttribute('href', '/customers/a')
  expect(await accessibilityFaults()).toEqual([])
})

test('the page of a customer leads to the orders, and names who acted for the customer', async () => {
  await open('/customers/a')
  await expect
    .element(page.getByRole('link', { name: '4821907735' }))
    .toHaveAttribute('href', '/orders/4821907735')
  await expect.element(page.getByText('Outi for the customer')).toBeVisible()
  await expect.element(page.getByText(/not activated yet/)).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('parts that the reader may not see are left out, and a note needs the right to edit', async () => {
  await open('/customers/a', { rights: [], parts: nothing })
  await expect.element(page.getByRole('heading', { name: 'Sessions' })).toBeVisible()
  for (const name of ['Orders', 'Returns', 'E-mails of 30 days'])
    await expect.element(page.getByRole('heading', { name, exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Add the note' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Privacy' })).not.toBeInTheDocument()
})

test('permissions are saved one by one with the version of the customer', async () => {
  const sent: unknown[] = []
  stubApi().on(contracts.saveCustomerPermissions, (body) => {
    sent.push(body)
    return customer
  })
  await open('/customers/a/access')
  await page.getByRole('checkbox', { name: 'downloads' }).click()
  await page.getByRole('checkbox', { name: 'news' }).click()
  await page.getByRole('button', { name: 'Save permissions' }).click()
  await expect.poll(() => sent).toMatchObject([{ version: 3, permissions: ['orders', 'downloads'] }])
  expect(await accessibilityFaults()).toEqual([])
})

test('acting without a reason is refused next to the field', async () => {
  const errors = { reason: ['The reason is missing.'] }
  stubApi().on(actAsCustomer, () => refusal(422, { code: 'not-valid', message: 'Not valid.', errors }))
  await open('/customers/a/access')
  await page.getByRole('button', { name: 'Act as this customer' }).click()
  await expect.element(page.getByText('The reason is missing.')).toBeVisible()
})

test('without the right to edit, the details are read only', async () => {
  await open('/customers/a/details', { rights: [] })
  await expect.element(page.getByLabelText('First name')).toBeDisabled()
  await page.getByRole('link', { name: 'Access' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'news' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Act as this customer' })).not.toBeInTheDocument()
})

test('an unfinished order stands in the place of the erasure', async () => {
  await open('/customers/a/privacy', { rights: ['manage-privacy'], open: ['4821907735'] })
  await expect.element(page.getByText('Order 4821907735 is still open.')).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Erase the data of the customer' }))
    .not.toBeInTheDocument()
  expect(await accessibilityFaults()).toEqual([])
})

test('an erasure sends identification, reason and tick, and the page says that it is done', async () => {
  const sent: unknown[] = []
  stubApi().on(contracts.eraseCustomer, (body) => {
    sent.push(body)
    return erasure
  })
  await open('/customers/a/privacy', { rights: ['manage-privacy'] })
  await page.getByLabelText('How the person was identified').last().selectOptions('identity-document')
  await page.getByLabelText('Reason').fill('By letter')
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Erase the data of the customer' }).click()
  await expect.element(page.getByText('The data of the customer was erased.')).toBeVisible()
  expect(sent).toMatchObject([{ identified_by: 'identity-document', reason: 'By letter', confirmed: true }])
})

test('the history names the details that were changed, without their values', async () => {
  await open('/customers/a/history')
  await expect.element(page.getByText('changed: E-mail, Last name')).toBeVisible()
})
