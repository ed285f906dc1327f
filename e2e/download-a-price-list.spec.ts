import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { unzipSync } from 'fflate'
import { accessibilityFaults } from './harness/axe.ts'
import { logInAs } from './harness/demo-customer.ts'
import { openHydrated } from './harness/hydrated.ts'
import { watch } from './harness/watch.ts'

const prices = (page: Page) => page.getByRole('form', { name: 'Price list' })
const press = (page: Page, name: string) => page.getByRole('button', { name: `Download: ${name}` }).click()

async function savedBy(page: Page, action: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), action()])
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

test('a price list is downloaded as a workbook, and the page says how far it is', async ({ page }) => {
  const { faults } = watch(page)
  await logInAs(page, 'veikko')
  await openHydrated(page, '/downloads?lang=en')
  expect(await accessibilityFaults(page)).toEqual([])
  await prices(page).getByLabel('Season').selectOption('Winter tyres')
  const { name, bytes } = await savedBy(page, () => press(page, 'Price list'))
  expect(name).toMatch(/^pito-price-list-winter-\d{4}-\d\d-\d\d\.xlsx$/)
  const sheet = new TextDecoder().decode(unzipSync(bytes)['xl/worksheets/sheet1.xml'])
  expect(sheet.match(/<row /g)?.length).toBeGreaterThan(1000)
  await expect(prices(page).getByRole('status')).toHaveText(/^Ready: [\d\s]+ rows, \d+\skB\.$/)
  // The list's own request is left out: Chromium reports a body that a script reads as a stream as aborted, although
  // it is complete.
  expect(faults.filter((fault) => !fault.includes('/downloads/export/'))).toEqual([])
})

test('while a list is read its progress is shown, and it can be cancelled', { tag: '@all' }, async ({
  page,
}) => {
  await logInAs(page, 'veikko')
  await openHydrated(page, '/downloads?lang=en')
  const reader = { isHeld: true }
  await page.exposeFunction('isHeld', () => reader.isHeld)
  // The second part of the file is held back until the test releases it.
  await page.evaluate(() => {
    const read = ReadableStreamDefaultReader.prototype.read
    let parts = 0
    ReadableStreamDefaultReader.prototype.read = async function (this: ReadableStreamDefaultReader) {
      parts += 1
      if (parts > 1)
        await new Promise<void>((resolve) => {
          const look = () =>
            void (window as unknown as { isHeld(): Promise<boolean> })
              .isHeld()
              .then((held) => (held ? requestAnimationFrame(look) : resolve()))
          look()
        })
      return read.call(this)
    } as typeof read
  })
  const applications = page.getByRole('form', { name: 'Application list' })
  await applications.getByLabel('File format').selectOption('CSV')
  await press(page, 'Application list')
  await expect(applications.getByRole('progressbar')).toBeVisible()
  await expect(applications.getByText(/^[\d\s]+ of about [\d\s]+ rows$/)).toBeVisible()
  await applications.getByRole('button', { name: 'Cancel' }).click()
  reader.isHeld = false
  await expect(applications.getByRole('progressbar')).toBeHidden()
  await expect(applications.getByRole('button', { name: 'Cancel' })).toBeHidden()
})

test('a list that cannot be had says so, and can be tried again', { tag: '@all' }, async ({ page }) => {
  await logInAs(page, 'veikko')
  await openHydrated(page, '/downloads?lang=en')
  await page.route('**/downloads/export/**', (route) => route.abort())
  await press(page, 'Stock list')
  const stock = page.getByRole('form', { name: 'Stock list' })
  await expect(stock.getByRole('alert')).toContainText('The download did not succeed')
  await page.unroute('**/downloads/export/**')
  const { name } = await savedBy(page, () => press(page, 'Stock list'))
  expect(name).toMatch(/^pito-stock-list-/)
  await expect(stock.getByRole('alert')).toBeHidden()
})

test('a file is downloaded, and the shop has logged it', async ({ page }) => {
  await logInAs(page, 'veikko')
  await openHydrated(page, '/downloads?lang=fi')
  const { name, bytes } = await savedBy(page, () =>
    page.getByRole('button', { name: 'Lataa: Talvirengasopas' }).click(),
  )
  expect([name, bytes.subarray(0, 4).toString()]).toEqual(['winter-tyre-guide-fi.pdf', '%PDF'])
  const own = await (await page.request.get('/api/v1/account/data')).json()
  expect(own.data.parts.downloads).toContainEqual(
    expect.objectContaining({ title: 'Talvirengasopas', file_name: 'winter-tyre-guide-fi.pdf' }),
  )
})

test.describe('without scripts', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false })

  test('lists and files are downloaded all the same', async ({ page }) => {
    await logInAs(page, 'veikko')
    await page.goto('/downloads?lang=en')
    await prices(page).getByLabel('File format').selectOption('CSV')
    const { name, bytes } = await savedBy(page, () => press(page, 'Price list'))
    expect(name).toMatch(/^pito-price-list-all-.*\.csv$/)
    expect(bytes.toString()).toMatch(/^\uFEFFArticle number;EAN;/)
    const file = await savedBy(page, () => press(page, 'Guarantee terms'))
    expect(file.name).toBe('warranty-terms-en.pdf')
  })
})

test('whoever is not logged in is sent to log in, and whoever may not is told so', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/downloads?lang=en')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fdownloads/)
  await logInAs(page, 'emma')
  const answer = await page.goto('/downloads?lang=en')
  expect(answer?.status()).toBe(403)
  await expect(page.getByRole('heading', { name: "You don't have permission" })).toBeVisible()
  await page.goto('/profile?lang=en')
  await expect(page.getByRole('link', { name: 'Downloads' })).toHaveCount(0)
})
