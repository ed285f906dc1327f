import { checkPrint, printOrders } from '@pito/contracts/order-papers'
import type { ListedOrder } from '@pito/contracts/staff-orders'
import { deskTabs } from '@pito/contracts/values/order-tasks'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import Orders from './orders.tsx'
import { clientAction } from './print-orders.tsx'

const order: ListedOrder = {
  ...{ order_number: '4821907735', created_at: '2026-11-25T06:12:00.000Z', customer: 'Maija Laine' },
  ...{ company: 'Kuljetus Oy', email: 'maija@example.fi', licence_plate: 'ABC-123', total: 1234.5 },
  ...{
    goods: [{ id: 1, quantity: 4, name: 'Kuura Tuisku 1', size: '205/55 R16' }],
    service_point: 'Kuurapaja, Tampere',
  },
  ...{ fitted_at: '2026-11-26T07:00:00.000Z', delivery_days: null, payment_state: 'paid', progress: 'paid' },
  ...{ fitting_state: 'booked', stage: 'paid' },
  ...{
    invoice_number: 10,
    printed: null,
    supplement_of: null,
    version: 3,
    undo_until: null,
    is_stopped: false,
    task: 'pack',
    since: '2026-11-25T06:14:00.000Z',
    tabs: ['to-pack'],
  },
}
const counts = deskTabs.map((tab) => ({
  tab,
  orders: tab === 'to-pack' ? 10_000 : 0,
  is_more: tab === 'to-pack',
}))

type Counts = Awaited<ReturnType<typeof import('./orders.tsx')['clientLoader']>>['counts']

function open(
  data: readonly ListedOrder[],
  {
    search = '',
    total = data.length,
    counted = { data: counts, failure: null } as Counts,
    rights = ['read-orders', 'ship-orders'],
  } = {},
) {
  const page = { data, page: 1, per_page: 25, last_page: 1, total, is_more: total === 10_000 }
  const loader = () => ({ list: { page, view: [], excluding: [] }, counts: counted })
  const children = [
    { path: '/orders', Component: Orders, loader },
    { path: '/print-orders', action: clientAction },
  ]
  const staff = { id: 'ville', name: 'Ville', rights }
  const office = { id: 'office', loader: () => ({ staff }), children }
  return renderInOffice([office] as never, {
    address: `/orders${search}`,
  })
}

test('the list shows what there is to do for each order, and a company as such', async () => {
  await page.viewport(1280, 800)
  await open([order], { total: 10_000 })
  const row = page.getByRole('row', { name: /4821907735/ })
  await expect.element(row.getByText('Company', { exact: true })).toBeVisible()
  for (const text of ['4 × 205/55 R16 Kuura Tuisku 1', 'Kuurapaja, Tampere', '26 Nov, 09:00', 'Pack'])
    await expect.element(row.getByText(text, { exact: false }).last()).toBeVisible()
  await expect.element(page.getByText('1–1 of over 10,000')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('a tab shows how many orders it has, and leaves the other filters as they are', async () => {
  await open([order], { search: '?delivery=home&page=3&tab=to-send' })
  const tab = page.getByRole('link', { name: /^To pack over/ })
  await expect.element(tab).toHaveAttribute('href', expect.stringMatching(/\?delivery=home&tab=to-pack$/))
  await expect.element(page.getByRole('link', { name: 'To send 0' })).toHaveAttribute('aria-current', 'page')
})

test('an empty tab says that there is nothing to do in it', async () => {
  await open([], { search: '?tab=to-pack' })
  await expect.element(page.getByRole('heading', { name: 'Nothing to pack.' })).toBeVisible()
})

test('tabs work without their counts, and say that these are missing', async () => {
  await open([order], { counted: { data: null, failure: { requestId: null } } as never })
  await expect.element(page.getByText('The orders of the tabs could not be counted.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'To pack', exact: true })).toBeVisible()
})

/** The PDF of an empty text, so that the download that begins by itself needs no server. */
const printed = { path: 'data:application/pdf,', orders: 1, reprints: ['4821907735'], stopped: [] }

const dryRun = {
  ...{ orders: ['4821907735'], unpaid: [], reprints: [], stopped: [], pieces: 4, kilograms: 36.5 },
  ...{ without_address: [], without_weight: [] },
}
const printButton = page.getByRole('button', { name: 'Print', exact: true })

test('selected orders are printed after a dry run, and the result names reprints', async () => {
  await page.viewport(1280, 800)
  const sent: unknown[] = []
  stubApi()
    .on(checkPrint, () => ({ ...dryRun, unpaid: ['4821907736'], without_address: ['4821907735'] }))
    .on(printOrders, (input) => {
      sent.push(input)
      return printed
    })
  await open([{ ...order, printed: { by: 'Ville', at: '2026-11-25T08:00:00.000Z' } }])
  await expect.element(page.getByText('Printed by Ville at Wed, 25 Nov 2026, 10:00')).toBeVisible()
  await page.getByRole('checkbox', { name: /4821907735/ }).click()
  await page.getByRole('button', { name: 'Packing lists' }).click()
  await expect.element(page.getByText(/^This prints 1 order with 4 tyres, about 36.5 kg\./)).toBeVisible()
  await expect.element(page.getByText('Left out, because nothing is paid: 4821907736.')).toBeVisible()
  await expect
    .element(page.getByText('The address of the recipient is incomplete: 4821907735.'))
    .toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  expect(sent).toEqual([])
  await printButton.click()
  await expect.element(page.getByText('The PDF of one order is ready.')).toBeVisible()
  await expect.element(page.getByText('Reprint: 4821907735.')).toBeVisible()
  expect(sent).toEqual([{ paper: 'packing-lists', order_numbers: ['4821907735'] }])
  expect(await accessibilityFaults()).toEqual([])
})

test('orders that must not be sent are counted apart', async () => {
  await page.viewport(1280, 800)
  const stopped = ['4821907735']
  stubApi().on(checkPrint, () => ({ ...dryRun, stopped, pieces: 0, kilograms: 0 }))
  await open([{ ...order, is_stopped: true }])
  await page.getByRole('checkbox', { name: /4821907735/ }).click()
  await page.getByRole('button', { name: 'Labels' }).click()
  await expect.element(page.getByText('Nothing is to be sent.')).toBeVisible()
  await expect.element(page.getByText('Stop, do not send: 4821907735. The print says why.')).toBeVisible()
})

test('labels are printed in the chosen size for the chosen carrier', async () => {
  await page.viewport(1280, 800)
  const sent: unknown[] = []
  stubApi()
    .on(checkPrint, () => dryRun)
    .on(printOrders, (input) => {
      sent.push(input)
      return printed
    })
  await open([order])
  await page.getByRole('checkbox', { name: /4821907735/ }).click()
  await page.getByRole('button', { name: 'Labels' }).click()
  await page.getByLabelText('Size').selectOptions('A4, four on a sheet')
  await page.getByLabelText('Carrier').selectOptions('Matkahuolto')
  await printButton.click()
  await expect.element(page.getByText('The PDF of one order is ready.')).toBeVisible()
  expect(sent).toEqual([
    { paper: 'labels', order_numbers: ['4821907735'], label_format: 'a4', carrier: 'matkahuolto' },
  ])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a refused print says why', async () => {
  await page.viewport(1280, 800)
  stubApi()
    .on(checkPrint, () => dryRun)
    .on(printOrders, () =>
      refusal(409, { code: 'order-not-printable', message: 'Only paid orders are printed.' }),
    )
  await open([order])
  await page.getByRole('checkbox', { name: /4821907735/ }).click()
  await page.getByRole('button', { name: 'Picking list' }).click()
  await printButton.click()
  await expect.element(page.getByText('Only paid orders are printed.')).toBeVisible()
})

test('staff who do not send orders cannot select them for printing', async () => {
  await open([order], { rights: ['read-orders'] })
  await expect.element(page.getByRole('link', { name: '4821907735' })).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: /4821907735/ })).not.toBeInTheDocument()
})

test('the list and the selected orders are downloaded as files with the filters of the list', async () => {
  await page.viewport(1280, 800)
  await open([order], {
    search: '?tab=to-pack&search=Maija&page=2',
    rights: ['read-orders', 'export-orders'],
  })
  const file = '/api/v1/staff/order-exports/download'
  await expect
    .element(page.getByRole('link', { name: 'Download the list as CSV' }))
    .toHaveAttribute('href', `${file}?tab=to-pack&search=Maija&format=csv`)
  await page.getByRole('checkbox', { name: /4821907735/ }).click()
  await expect
    .element(page.getByRole('link', { name: 'Export Excel' }))
    .toHaveAttribute('href', `${file}?order_numbers=4821907735&format=xlsx`)
  await expect.element(page.getByRole('button', { name: 'Labels' })).not.toBeInTheDocument()
  expect(await accessibilityFaults()).toEqual([])
})
