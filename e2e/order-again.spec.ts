import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { newEmail } from './harness/customer.ts'
import { hydrated, openHydrated } from './harness/hydrated.ts'
import { linkInMail } from './harness/mail.ts'
import { endPayment, orderToPay } from './harness/order-to-pay.ts'
import { watch } from './harness/watch.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Places an order of four delivered tyres as a guest and starts its payment. */
async function startedOrder(page: Page, email: string) {
  const number = await orderToPay(page, email)
  const { data: order } = await (await page.request.get(`/api/v1/anonymous/order/${number}`)).json()
  const started = await page.request.post('/api/v1/anonymous/payment/process', {
    data: { order_id: order.id, payment_by: 'bank' },
  })
  return { number, provider: (await started.json()).data.url as string }
}

async function tyresInCart(page: Page): Promise<number> {
  return (await (await page.request.get('/api/v1/anonymous/cart/items/all')).json()).data.quantity
}

test('a guest orders the same tyres again by the link of the e-mail, in another browser', async ({
  page,
  browser,
}) => {
  const email = newEmail('again')
  const { provider } = await startedOrder(page, email)
  await page.goto(provider)
  await endPayment(page, 'ok')
  const link = (await linkInMail(page, email, '/my-order?')).replace(/lang=\w\w/, 'lang=en')
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  const { faults } = watch(other)
  await openHydrated(other, link)
  await main(other).getByRole('link', { name: 'Order again' }).press('Enter')
  await expect(heading(other)).toHaveText('Order again')
  expect(await accessibilityFaults(other)).toEqual([])
  await main(other).getByRole('button', { name: 'Add to cart', exact: true }).press('Enter')
  await expect(other).toHaveURL(/\/cart(\?|$)/)
  expect(await tyresInCart(other)).toBe(4)
  await other.goBack()
  await main(other).getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(other).toHaveURL(/\/cart(\?|$)/)
  expect(await tyresInCart(other)).toBe(4)
  expect(faults).toEqual([])
  await elsewhere.close()
})

test('a guest finds an order that waits for its payment, and drops it by keyboard', async ({ page }) => {
  const { number } = await startedOrder(page, newEmail('dropper'))
  const { faults } = watch(page)
  await openHydrated(page, `/my-order?order=${number}&lang=en`)
  await expect(main(page)).toContainText('This order is waiting for payment')
  await expect(main(page)).toContainText(/The tyres are reserved for you until \d\d:\d\d/)
  expect(await accessibilityFaults(page)).toEqual([])
  await main(page).getByRole('link', { name: 'Pay now' }).click()
  await expect(page).toHaveURL(new RegExp(`/cart/order-summary/${number}`))
  await page.goBack()
  await hydrated(page)
  await main(page).getByRole('button', { name: 'Drop the order' }).press('Enter')
  await expect(page.locator(':focus')).toContainText('This order ended without payment')
  await expect(main(page).getByRole('link', { name: 'Pay now' })).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await tyresInCart(page)).toBe(4)
  expect(faults).toEqual([])
})

test.describe('without JavaScript', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a guest drops an order, and orders its tyres again', async ({ page }) => {
    const { number } = await startedOrder(page, newEmail('dropper'))
    await page.goto(`/my-order?order=${number}&lang=fi`)
    await main(page).getByRole('button', { name: 'Luovu tilauksesta' }).click()
    await expect(main(page)).toContainText('Tilaus päättyi ilman maksua')
    await main(page).getByRole('link', { name: 'Tilaa uudelleen' }).click()
    await main(page).getByRole('button', { name: 'Lisää ostoskoriin' }).click()
    await expect(page).toHaveURL(/\/cart(\?|$)/)
    expect(await tyresInCart(page)).toBe(4)
  })
})
