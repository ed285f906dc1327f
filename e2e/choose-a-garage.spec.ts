import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { filledCart } from './harness/filled-cart.ts'
import { openHydrated } from './harness/hydrated.ts'

const garages = '/cart/dealer-services?lang=en'
const inHelsinki = `${garages}&address=00510+Helsinki&search_radius=50`
const cards = (page: Page) => page.getByRole('region', { name: 'Service points' }).getByRole('article')
const withTimes = (page: Page) =>
  cards(page)
    .filter({ has: page.getByRole('link', { name: /^Choose a time/ }) })
    .filter({ hasText: 'Next available time' })
const byPhone = (page: Page) => cards(page).filter({ hasText: "This service point doesn't have calendar" })
const popup = (page: Page) => page.getByRole('dialog', { name: /^Book a fitting time/ })

/** Chooses the first free time in the open popup. */
async function takeFirstTime(page: Page): Promise<void> {
  await popup(page).locator('td:not([aria-disabled]) [role=button]').first().click()
  await popup(page).getByRole('radio').first().check()
  await popup(page).getByRole('button', { name: 'Proceed to Order information' }).click()
}

const pricesOf = async (page: Page) =>
  (await cards(page).locator('.garage__price .num').allTextContents()).map((text) =>
    Number(text.replace(/[^\d,]/g, '').replace(',', '.')),
  )
const namesOf = (page: Page) => cards(page).getByRole('heading', { level: 3 }).allTextContents()

test('the list is sorted by price and name, and shows those open on a chosen day', async ({ page }) => {
  await filledCart(page, 4)
  await openHydrated(page, inHelsinki)
  await page.getByLabel('Sort by').selectOption('Lowest price first')
  await expect(page).toHaveURL(/sort=price$/)
  await expect
    .poll(async () =>
      (await pricesOf(page)).every((price, at, all) => at === 0 || (all[at - 1] ?? 0) <= price),
    )
    .toBe(true)
  await page.getByLabel('Sort by').selectOption('Highest price first')
  await expect(page).toHaveURL(/sort=price&direction=Desc$/)
  await expect
    .poll(async () =>
      (await pricesOf(page)).every((price, at, all) => at === 0 || (all[at - 1] ?? 0) >= price),
    )
    .toBe(true)
  await page.getByLabel('Sort by').selectOption('Name Ö–A')
  await expect
    .poll(async () => {
      const names = await namesOf(page)
      return names.every((name, at) => at === 0 || name.localeCompare(names[at - 1] ?? '', 'fi') <= 0)
    })
    .toBe(true)
  const all = await page
    .getByRole('main')
    .getByText(/^\d+\sservice points?$/)
    .textContent()
  await page.getByRole('checkbox', { name: 'Sunday' }).check()
  await expect(page).toHaveURL(/working_days=1/)
  await expect(page.getByRole('main').getByText(all ?? '', { exact: true })).toBeHidden()
})

test('a time stays held while another calendar is open, gives way to a time there, and comes back', {
  tag: '@all',
}, async ({ page }) => {
  await filledCart(page, 4)
  await openHydrated(page, inHelsinki)
  await withTimes(page)
    .nth(1)
    .getByRole('link', { name: /^Choose a time/ })
    .click()
  const [created] = await Promise.all([page.waitForResponse(/\/appointment\/create$/), takeFirstTime(page)])
  const first = ((await created.json()) as { data: { dealer_id: number } }).data.dealer_id
  await expect(page).toHaveURL(/\/cart\/user-info/)
  await openHydrated(page, `${inHelsinki}&sort=price`)
  const chosen = page.getByRole('article').filter({ hasText: 'Selected service point' })
  await expect(cards(page).first()).toContainText('Selected service point')
  await expect(chosen).toHaveCount(1)
  const held = page.getByRole('group', { name: 'Fitting' })
  const heldBefore = await held.textContent()
  const draft = () => page.evaluate(() => localStorage.getItem('appointment'))
  const draftBefore = await draft()
  const other = withTimes(page)
    .last()
    .getByRole('link', { name: /^Choose a time/ })
  await other.click()
  await expect(popup(page).getByRole('grid')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(held).toHaveText(heldBefore ?? '')
  await other.click()
  const [removed] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'DELETE'),
    takeFirstTime(page),
  ])
  expect(removed.url()).toMatch(new RegExp(`/appointment/remove/${first}$`))
  await expect(page).toHaveURL(/\/cart\/user-info/)
  expect(await draft()).not.toBe(draftBefore)
  await expect(page.getByText('Your earlier time was given up')).toBeVisible()
  const [again] = await Promise.all([
    page.waitForResponse(/\/appointment\/create$/),
    page.getByRole('button', { name: 'Undo' }).click(),
  ])
  expect(await again.json()).toMatchObject({ data: { dealer_id: first } })
})

test.describe('without JavaScript', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the search, the times and a point without calendar work all the same', async ({ page }) => {
    await filledCart(page, 4)
    await page.goto(garages)
    await page.getByLabel('Address or postcode').fill('00510 Helsinki')
    await page.getByRole('checkbox', { name: 'Monday' }).check()
    await page.getByRole('button', { name: 'Find' }).click()
    await page.getByLabel('Sort by').selectOption('Lowest price first')
    await page.getByRole('button', { name: 'Find' }).click()
    await expect(page).toHaveURL(/address=00510\+Helsinki.*working_days=2.*sort=price/)
    await expect(
      withTimes(page)
        .first()
        .getByRole('link', { name: /^Choose a time/ }),
    ).toHaveAttribute('href', /\/times$/)
    while ((await byPhone(page).count()) === 0)
      await page.getByRole('link', { name: /^Show \d+ more/ }).click()
    await byPhone(page)
      .first()
      .getByRole('button', { name: /^Continue without/ })
      .click()
    await expect(page).toHaveURL(/\/cart\/user-info\?lang=en$/)
  })
})

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const)
  test(`at ${width} px the results of a remembered place move nothing that is in view`, {
    tag: '@all',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await filledCart(page, 4)
    await openHydrated(page, inHelsinki)
    await expect(cards(page).first()).toBeVisible()
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openHydrated(page, garages)
    await expect(cards(page).first()).toBeVisible()
    const total = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    )
    expect(total).toBeLessThan(0.02)
  })
