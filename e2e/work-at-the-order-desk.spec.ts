import type { Locator, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import type { DeliveredRole } from '../contracts/src/values/staff-rights.ts'
import { accessibilityFaults } from './harness/axe.ts'
import { hydrated, openHydrated } from './harness/hydrated.ts'
import { linkInMail } from './harness/mail.ts'
import { endPayment } from './harness/order-to-pay.ts'
import { logInAsStaff } from './harness/staff.ts'
import { watch } from './harness/watch.ts'

/** The journeys take orders of the demo. Each takes those of a tab that no other journey changes, or of another end of it. */
async function ordersOf(page: Page, query: string, role: DeliveredRole): Promise<string[]> {
  const headers = await logInAsStaff(page, role)
  const answer = await page.request.get(`/api/v1/staff/orders?${query}`, { headers })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).data.map(({ order_number: number }: { order_number: string }) => number)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const row = (page: Page, orderNumber: string) => page.getByRole('row').filter({ hasText: orderNumber })

async function expectNoFaults(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([])
}

/** Moves the focus forwards with Tab until it reaches the control. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < 150; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
}

test('the warehouse packs two orders, prints their labels, and sends them by barcodes', async ({ page }) => {
  const [first = '', second = ''] = await ordersOf(page, 'tab=to-pack&delivery=home', 'warehouse')
  const { faults } = watch(page)
  await openHydrated(page, '/admin/orders?tab=to-pack&delivery=home')
  await expect(row(page, first)).toContainText('Pack')
  await expectNoFaults(page)
  for (const number of [first, second]) await page.getByLabel(`Select Order ${number}`).check()
  await page.getByRole('button', { name: 'Labels' }).click()
  await page.getByRole('dialog').getByLabel('Carrier').selectOption('Posti')
  await expectNoFaults(page)
  const download = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await expect(page.getByText('The PDF of 2 orders is ready.')).toBeVisible()

  await page.getByRole('link', { name: 'Mark as packed', exact: true }).click()
  await expect(heading(page)).toHaveText('Mark as packed')
  await page.getByRole('button', { name: 'Mark 2 as packed' }).click()
  await expect(page.getByText('2 of 2 orders were handled.')).toBeVisible()
  await expectNoFaults(page)

  await openHydrated(page, '/admin/orders?tab=to-send')
  await page.getByRole('link', { name: 'Send by barcodes or a CSV file' }).click()
  await expect(heading(page)).toHaveText('Mark as sent')
  for (const [number, parcel] of [
    [first, 'JJFI65400000000001'],
    [second, 'JJFI65400000000002'],
  ] as const) {
    await page.getByLabel('Order number', { exact: true }).fill(number)
    await page.keyboard.press('Enter')
    await page.keyboard.type(parcel)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Added: ${number};${parcel}`)).toBeVisible()
  }
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.getByRole('button', { name: 'Mark 2 as sent' }).click()
  await expect(page.getByText('2 of 2 orders were handled.')).toBeVisible()

  await row(page, second).getByRole('link', { name: second }).click()
  await expect(heading(page)).toHaveText(`Order ${second}`)
  await expect(page.getByRole('link', { name: 'JJFI65400000000002' })).toHaveAttribute('href', /^https:/)
  await expect(page.getByText('Until then the sending can be undone.')).toBeVisible()
  await expectNoFaults(page)
  expect(faults).toEqual([])
})

test('customer service cancels an order by phone, with the keyboard alone', { tag: '@all' }, async ({
  page,
}) => {
  const number = (await ordersOf(page, 'tab=to-send&delivery=fitting', 'customer-service')).at(-1) ?? ''
  const { faults } = watch(page)
  await openHydrated(page, '/admin/orders')
  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type(number)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expectNoFaults(page)
  await tabTo(page, row(page, number).getByRole('link', { name: number }))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(`Order ${number}`)
  await expectNoFaults(page)
  await tabTo(page, page.getByRole('link', { name: 'Cancel the order' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('The fitting time is released')).toBeVisible()
  await expect(page.getByText(/A refund of .* becomes due/)).toBeVisible()
  await expectNoFaults(page)
  for (const [label, chosen] of [
    ['Requested by', 'The customer'],
    ['How', 'By phone'],
    ['Reason', 'The customer changed their mind'],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(chosen)
  }
  await tabTo(page, page.getByRole('button', { name: 'Cancel the order' }))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(`Order ${number}`)
  await expect(page.getByText('Stop: cancelled')).toBeVisible()
  await expect(page.getByText('Cancelled for the customer')).toBeVisible()
  await expectNoFaults(page)
  expect(faults).toEqual([])
})

test('two of four tyres come back, and their price is refunded', { tag: '@all' }, async ({ page }) => {
  const numbers = await ordersOf(page, 'tab=returns-on-the-way', 'customer-service')
  const { faults } = watch(page)
  await openHydrated(page, '/admin/returns')
  const number = numbers[0] ?? ''
  await expect(row(page, number)).toContainText('expected')
  await expectNoFaults(page)
  await openHydrated(page, `/admin/orders/${number}`)
  await page.getByRole('link', { name: 'Book returned tyres' }).click()
  await page.getByLabel('Sellable').fill('2')
  await page.getByLabel('Missing').fill('2')
  await page.getByRole('button', { name: 'Calculate the amount due' }).click()
  await expect(page.getByText(/A refund of .* becomes due/)).toBeVisible()
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Confirm the arrival' }).click()
  await expect(heading(page)).toHaveText(`Order ${number}`)
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Refund requested')
  await expectNoFaults(page)
  expect(faults).toEqual([])
})

interface FittingTimes {
  readonly points: readonly { readonly id: number; readonly name: string; readonly difference: number }[]
  readonly days: readonly unknown[]
}

/** Finds an order whose fitting costs more at a service point that has times. */
async function dearerPoint(
  numbers: readonly string[],
  read: (path: string) => Promise<FittingTimes | undefined>,
): Promise<{ number: string; point: { id: number; name: string } }> {
  for (const number of numbers)
    for (const point of (await read(`${number}/fitting-times`))?.points ?? []) {
      if (point.difference <= 0) continue
      const there = await read(`${number}/fitting-times?service_point=${point.id}`)
      if (there && there.days.length > 0) return { number, point }
    }
  throw new Error('The demo has no fitting that could be moved to a dearer service point.')
}

test('a fitting moves to a dearer point, and its customer pays the difference by the link of the e-mail', {
  tag: '@all',
}, async ({ page, browser }) => {
  const numbers = await ordersOf(page, 'tab=to-pack&delivery=fitting', 'customer-service')
  const headers = await logInAsStaff(page, 'customer-service')
  const read = async (path: string) =>
    (await (await page.request.get(`/api/v1/staff/orders/${path}`, { headers })).json()).data
  const { number, point } = await dearerPoint(numbers, read)
  const { billing_details: buyer } = await read(number)
  const { faults } = watch(page)
  await openHydrated(page, `/admin/orders/${number}`)
  await page.getByRole('link', { name: 'Move the fitting' }).click()
  await page.getByLabel('Service point').selectOption(String(point.id))
  await page.getByRole('button', { name: 'Show times' }).click()
  await expect(page.getByText(/The fitting costs .* more at this service point/)).toBeVisible()
  await page.locator('[name=start_time]').first().check()
  await page.getByRole('radio', { name: 'Send the customer a payment link' }).first().check()
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Move the fitting' }).first().click()
  await expect(heading(page)).toHaveText(`Order ${number}`)
  await expect(page.getByText('Payment link open since')).toBeVisible()
  await expectNoFaults(page)

  const link = await linkInMail(page, buyer.email, '/my-order/supplement')
  const elsewhere = await browser.newContext()
  const customer = await elsewhere.newPage()
  await customer.goto(link.replace(/lang=\w\w/, 'lang=en'))
  await hydrated(customer)
  await expect(heading(customer)).toHaveText('Difference in the price of fitting')
  for (const fact of [number, point.name]) await expect(customer.getByRole('main')).toContainText(fact)
  expect(await accessibilityFaults(customer)).toEqual([])
  await customer.getByRole('radio', { name: 'Online bank' }).check()
  await customer.getByRole('button', { name: 'Pay now safely' }).click()
  await endPayment(customer, 'ok')
  await expect(customer.getByText('The difference is paid')).toBeVisible()
  expect(await accessibilityFaults(customer)).toEqual([])

  await openHydrated(page, `/admin/orders/${number}`)
  const paid = page.getByRole('region', { name: 'Payments of the difference in fitting price' })
  await expect(paid).toContainText('Paid')
  const invoice = await paid.getByRole('link', { name: 'Invoice (PDF)' }).getAttribute('href')
  expect((await page.request.get(invoice ?? '', { headers })).headers()['content-type']).toBe(
    'application/pdf',
  )
  await expectNoFaults(page)
  expect(faults).toEqual([])
})

test('a refund that the bank refused is tried again and made', { tag: '@all' }, async ({ page }) => {
  const headers = await logInAsStaff(page, 'owner')
  const list = await page.request.get('/api/v1/staff/refunds?state=refused&provider=paytrail', { headers })
  const [refund] = (await list.json()).data
  const { payments } = await (await page.request.get('/dev/paytrail/payments')).json()
  const payment = payments.find(({ stamp }: { stamp: string }) => stamp.startsWith(refund.order_number))
  await openHydrated(page, '/admin/refunds?state=refused')
  const own = row(page, refund.order_number)
  await expect(own).toContainText('Provider does not support refunds')
  await expectNoFaults(page)
  await page.request.post(`/dev/paytrail/pay/${payment.id}`, { data: { outcome: 'refunds-made' } })
  await own.getByRole('button', { name: /^Try again/ }).click()
  await expect(own).toHaveCount(0)
  await expect(async () => {
    await openHydrated(page, `/admin/refunds?state=made&search=${refund.order_number}`)
    await expect(own).toContainText('Made', { timeout: 2000 })
  }).toPass()
  await expectNoFaults(page)
})

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('an order is packed, sent and taken back on a phone', { tag: '@all' }, async ({ page }) => {
    const number = (await ordersOf(page, 'tab=to-pack&delivery=fitting', 'customer-service')).at(-1) ?? ''
    const { faults } = watch(page)
    const fits = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      await expectNoFaults(page)
    }
    await openHydrated(page, `/admin/orders?search=${number}`)
    await expect(row(page, number)).toBeVisible()
    await fits()
    await row(page, number).getByRole('link', { name: number }).tap()
    await expect(heading(page)).toHaveText(`Order ${number}`)
    await fits()
    const pack = page.getByRole('button', { name: 'Mark as packed' })
    await pack.tap()
    await expect(pack).toHaveCount(0)
    await page.getByRole('button', { name: 'Mark as sent', exact: true }).tap()
    await expect(page.getByText('Until then the sending can be undone.')).toBeVisible()
    await fits()
    await page.getByRole('button', { name: 'Undo: mark as sent' }).tap()
    await expect(page.getByRole('button', { name: 'Mark as sent', exact: true })).toBeVisible()
    expect(faults).toEqual([])
  })
})
