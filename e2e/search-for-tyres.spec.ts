import { expect, test } from '@playwright/test'
import { logInAs } from './harness/demo-customer.ts'
import { openHydrated } from './harness/hydrated.ts'

type Page = import('@playwright/test').Page

const field = (page: Page) => page.getByLabel('What are you looking for?')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('words lead to their tyres, and a part of the search can be removed', async ({ page }) => {
  await openHydrated(page, '/?lang=en')
  await field(page).fill('hakkapelita friction')
  await field(page).press('Enter')
  await expect(heading(page)).toHaveText('Search: hakkapelita friction')
  await expect(page.getByText('Showing results for: hakkapeliitta friction')).toBeVisible()
  await expect(field(page)).toHaveValue('hakkapelita friction')
  await expect(page.getByRole('article').first()).toContainText('Hakkapeliitta')
  const parts = page.getByRole('list', { name: 'The search contains' })
  await parts.getByRole('link', { name: 'Winter Friction' }).click()
  await expect(heading(page)).toHaveText('Search: hakkapelita')
  await expect(page).toHaveURL('/search?q=hakkapelita')
})

test('a search without result offers searches that have one', { tag: '@all' }, async ({ page }) => {
  await openHydrated(page, '/search?q=nokian+145/80+R10')
  await expect(page.getByRole('heading', { name: 'No result found' })).toBeVisible()
  await page.getByRole('link', { name: /^nokian \(/ }).click()
  await expect(heading(page)).toHaveText('Search: nokian')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a width alone offers the sizes that begin with it', { tag: '@all' }, async ({ page }) => {
  await openHydrated(page, '/search?q=205')
  await page.getByRole('main').getByRole('link', { name: '205/55 R16', exact: true }).click()
  await expect(page).toHaveURL('/tyre-size/205-55R16?lang=en')
})

test('a make of cars leads to the choice of its model, and the name of a page to the page', async ({
  page,
}) => {
  await openHydrated(page, '/search?q=toyota')
  await expect(page).toHaveURL('/choose-your-car?make=Toyota')
  await expect(page.getByLabel('Make of the car')).toHaveValue('Toyota')
  await openHydrated(page, '/search?q=toyota+205/55+R16')
  await page.getByRole('link', { name: 'Choose the model of your car: Toyota' }).click()
  await expect(page).toHaveURL('/choose-your-car?make=Toyota&width=205&height=55&diameter=16')
  await openHydrated(page, '/search?q=calculator')
  await expect(page).toHaveURL('/tyre-size-calculator?lang=en')
})

test('an order number opens the order for its own customer, and the same page for everybody else', async ({
  page,
}) => {
  const ofAino = '4821907312'
  const pageOf = async (number: string) => {
    const answer = await openHydrated(page, `/search?q=${number}`)
    expect(answer?.headers()['cache-control']).toContain('no-store')
    return (await page.getByRole('main').innerText()).replaceAll(number, 'the number')
  }
  const guest = await pageOf(ofAino)
  expect(guest).toContain('An order cannot be opened by its number alone.')
  expect(await pageOf('1234567890')).toBe(guest)
  await logInAs(page, 'emma')
  expect(await pageOf(ofAino)).toBe(guest)
  await page.context().clearCookies()
  await logInAs(page, 'aino')
  await page.goto(`/search?q=${ofAino}`)
  await expect(page).toHaveURL(`/order/${ofAino}`)
  await expect(page.getByRole('main').getByRole('heading', { name: /4821907312/ })).toBeVisible()
})

test.describe('without JavaScript', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false })

  test('words, a plate and a size lead to their tyres', async ({ page }) => {
    await page.goto('/?lang=en')
    await field(page).fill('nokian winter')
    await field(page).press('Enter')
    await expect(heading(page)).toHaveText('Search: nokian winter')
    await expect(page.getByRole('article').first()).toBeVisible()
    await field(page).fill('abc123')
    await field(page).press('Enter')
    await expect(page).toHaveURL(/\/tyres\?licenceplate=ABC-123/)
    await page.goto('/no-such-path?lang=en')
    await page.getByLabel('Width').selectOption('205')
    await page.getByLabel('Height').selectOption('55')
    await page.getByLabel('Wheel Diameter').selectOption('16')
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/\/tyres\/car-suv-4x4\?width=205&height=55&diameter=16/)
  })
})
