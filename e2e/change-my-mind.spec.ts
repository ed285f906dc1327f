import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { newEmail } from './harness/customer.ts'
import { logInAs } from './harness/demo-customer.ts'
import { hydrated, openHydrated } from './harness/hydrated.ts'
import { linkInMail } from './harness/mail.ts'
import { endPayment, orderToPay } from './harness/order-to-pay.ts'
import { reportProgress } from './harness/staff.ts'
import { watch } from './harness/watch.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')
const steps = (page: Page, name: string) => main(page).getByRole('list', { name })

/** Buys four delivered tyres as a guest, pays for them, and opens the order with the link in the e-mail. */
async function bought(page: Page, language: 'fi' | 'en') {
  const email = newEmail('impi')
  const number = await orderToPay(page, email)
  const { data: order } = await (await page.request.get(`/api/v1/anonymous/order/${number}`)).json()
  const started = await page.request.post('/api/v1/anonymous/payment/process', {
    data: { order_id: order.id, payment_by: 'bank' },
  })
  await page.goto((await started.json()).data.url)
  await endPayment(page, 'ok')
  await expect(page).toHaveURL(new RegExp(`/cart/confirmation/${number}`))
  const link = await linkInMail(page, email, '/my-order?')
  return { number, email, link: link.replace(/lang=\w\w/, `lang=${language}`) }
}

test('a guest withdraws in two steps by the link of the e-mail, and gets a receipt', async ({
  page,
  browser,
}) => {
  const { number, email, link } = await bought(page, 'fi')
  for (const what of ['shipped', 'delivered']) await reportProgress(page, number, what)
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  const { faults } = watch(other)
  const opened = await other.goto(link)
  expect(opened?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  await hydrated(other)
  await expect(heading(other)).toHaveText(`Tilaus ${number}`)
  await expect(steps(other, 'Tilauksen vaiheet').getByRole('listitem')).toHaveText([
    /^Tilattu, valmis/,
    /^Maksettu, valmis/,
    /^Lähetetty, valmis/,
    /^Toimitettu, valmis/,
  ])
  await expect(main(other).getByRole('link', { name: 'Peru tilaus' })).toHaveCount(0)
  const invoice = await main(other).getByRole('link', { name: 'Lataa lasku' }).getAttribute('href')
  expect((await elsewhere.request.get(invoice ?? '')).headers()['content-type']).toBe('application/pdf')
  expect(await accessibilityFaults(other)).toEqual([])
  await main(other).getByRole('link', { name: 'Peru sopimus tästä', exact: true }).press('Enter')
  await expect(heading(other)).toHaveText('Peru sopimus')
  for (const fact of [number, 'Aino Virtanen', email, '4 kpl']) await expect(main(other)).toContainText(fact)
  expect(await accessibilityFaults(other)).toEqual([])
  await main(other).getByRole('button', { name: 'Vahvista peruuttaminen' }).press('Enter')
  await expect(heading(other)).toHaveText('Peruuttaminen on vastaanotettu')
  await expect(main(other).getByRole('status')).toBeFocused()
  await expect(main(other).getByRole('status')).toContainText(email)
  expect(await accessibilityFaults(other)).toEqual([])
  const mails = async () => await (await page.request.get('/dev/mail')).text()
  await expect
    .poll(mails)
    .toMatch(new RegExp(`(Peruuttaminen vastaanotettu: tilaus|Withdrawal received: order) ${number}`))
  await main(other).getByRole('link', { name: 'Takaisin tilaukseen' }).click()
  await expect(main(other)).toContainText('Olet peruuttanut sopimuksen')
  await expect(main(other).getByRole('link', { name: 'Peru sopimus tästä' })).toHaveCount(0)
  expect(faults).toEqual([])
  await elsewhere.close()
})

test('a guest cancels an order that has just been paid, in the same browser', async ({ page }) => {
  const { number } = await bought(page, 'en')
  const { faults } = watch(page)
  await openHydrated(page, `/cart/confirmation/${number}?lang=en`)
  await main(page).getByRole('link', { name: 'Show the order' }).click()
  await expect(heading(page)).toHaveText(`Order ${number}`)
  expect(await accessibilityFaults(page)).toEqual([])
  await main(page).getByRole('link', { name: 'Cancel the order' }).click()
  await expect(main(page)).toContainText(/We refund [\d.,]+\s€ by the method you paid with \(online bank\)/)
  expect(await accessibilityFaults(page)).toEqual([])
  await main(page).getByRole('button', { name: 'Cancel the order' }).click()
  await expect(main(page)).toContainText('The order is cancelled')
  // A background job requests the refund from the provider, so the page is reloaded until it shows the refund.
  await expect(async () => {
    await page.reload()
    await expect(steps(page, 'Steps of the order').getByRole('listitem')).toHaveText(
      [/^Ordered, done/, /^Paid, done/, /^Cancelled, done/, /^Money returned, done/],
      { timeout: 1000 },
    )
  }).toPass()
  await hydrated(page)
  await expect(main(page).getByRole('link', { name: /credit note/ })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(faults).toEqual([])
  await page.goto(`/my-order/cancel?order=${number}&lang=en`)
  await expect(heading(page)).toHaveText('The order is cancelled')
  await expect(main(page)).toContainText(/We have refunded [\d.,]+\s€/)
})

test('a customer finds the way to cancel in the account, and leaves the order as it is', {
  tag: '@all',
}, async ({ page }) => {
  await logInAs(page, 'aino')
  await openHydrated(page, '/order/4821907312?lang=en')
  await main(page).getByRole('link', { name: 'Cancel the order' }).click()
  await expect(heading(page)).toHaveText('Cancel the fitting and the order')
  await main(page).getByRole('link', { name: 'Back to the order' }).click()
  await expect(page).toHaveURL(/\/order\/4821907312/)
  await page.goto('/my-order/withdraw?order=3907152846&lang=en')
  await expect(heading(page)).toHaveText('This contract cannot be withdrawn from here')
})

test.describe('without JavaScript', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a guest withdraws in two steps, and a reload shows the receipt again', async ({ page }) => {
    const { number, email, link } = await bought(page, 'en')
    await reportProgress(page, number, 'shipped')
    await page.context().clearCookies()
    await page.goto(link)
    await main(page).getByRole('link', { name: 'Withdraw from contract here', exact: true }).click()
    await main(page).getByRole('button', { name: 'Confirm withdrawal' }).click()
    await expect(heading(page)).toHaveText('Your withdrawal has been received')
    await expect(main(page)).toContainText(`We have sent a receipt to ${email}.`)
    await page.reload()
    await expect(heading(page)).toHaveText('Your withdrawal has been received')
  })

  test('a guest cancels by the link of the e-mail', async ({ page }) => {
    const { link } = await bought(page, 'fi')
    await page.context().clearCookies()
    await page.goto(link)
    await main(page).getByRole('link', { name: 'Peru tilaus' }).click()
    await main(page).getByRole('button', { name: 'Peru tilaus' }).click()
    await expect(main(page)).toContainText('Tilaus on peruttu')
  })
})
