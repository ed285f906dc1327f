import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { allow } from './harness/cookies.ts'
import { hydrated, openHydrated } from './harness/hydrated.ts'
import { endPayment, orderToPay, pay } from './harness/order-to-pay.ts'

test.beforeEach(async ({ page, baseURL }) => allow(page, 'a', baseURL ?? ''))

/** Returns the events in the data layer, each with its e-commerce data. */
const counted = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap(({ event, ecommerce }) =>
      event ? [[event, (ecommerce ?? {}) as object] as const] : [],
    ),
  )
const events = async (page: Page) => (await counted(page)).map(([event]) => event)

test('the purchase is counted once, with what it was paid by, for who allows it', async ({ page }) => {
  const number = await orderToPay(page)
  await pay(page, number, 'card')
  await endPayment(page, 'ok')
  await expect(page).toHaveURL(/confirmation\/\d+$/)
  await expect.poll(() => events(page)).toEqual(['add_payment_info', 'purchase'])
  const [info, purchase] = (await counted(page)).map(([, about]) => about)
  expect(info).toMatchObject({ payment_type: 'creditcard' })
  expect(purchase).toMatchObject({ transaction_id: number })
  await page.reload()
  await hydrated(page)
  expect(await counted(page)).toEqual([])
})

test('a purchase whose way back is lost is counted when the order is opened, once', { tag: '@all' }, async ({
  page,
}) => {
  const number = await orderToPay(page)
  await pay(page, number, 'card')
  await endPayment(page, 'lost-redirect')
  const order = async () => (await (await page.request.get(`/api/v1/anonymous/order/${number}`)).json()).data
  await expect.poll(async () => (await order()).order_status).toBe('paid')
  await openHydrated(page, `/my-order?order=${number}&lang=en`)
  await expect(page.getByRole('list', { name: 'Steps of the order' })).toContainText('Paid, done')
  await expect.poll(() => events(page)).toEqual(['add_payment_info', 'purchase'])
  await openHydrated(page, `/cart/confirmation/${number}?lang=en`)
  expect(await counted(page)).toEqual([])
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(number)
})
