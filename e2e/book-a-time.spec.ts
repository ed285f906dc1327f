import type { Browser, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { necessaryCookiesOnly } from './harness/cookies.ts'
import { filledCart } from './harness/filled-cart.ts'
import { hydrated, openHydrated } from './harness/hydrated.ts'
import { layoutShiftWithInputOf, measureLayoutShift } from './harness/layout-shift.ts'
import type { PointWithTimes } from './harness/point-with-times.ts'
import { pointWithTimes } from './harness/point-with-times.ts'
import { watch } from './harness/watch.ts'

const popup = (page: Page) => page.getByRole('dialog', { name: /^(Book a fitting time|Varaa asennusaika)/ })
const freeDays = (page: Page) => popup(page).locator('td:not([aria-disabled]) [role=button]')
const held = (page: Page) => page.getByRole('group', { name: 'Fitting' })

async function openPopup(page: Page, { slug }: PointWithTimes): Promise<void> {
  await openHydrated(page, `/service-point/${slug}`)
  await page.getByRole('link', { name: 'Available times' }).press('Enter')
  await expect(popup(page).getByRole('grid')).toBeVisible()
}

async function tabTo(page: Page, selector: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab')
    expect(await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)).toBe(true)
  }).toPass({ intervals: [0] })
}

test('on a phone nothing moves in and behind the popup while the times load and a day is chosen', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await filledCart(page)
  await measureLayoutShift(page)
  const { slug } = await pointWithTimes(page, 2)
  await openHydrated(page, `/service-point/${slug}`)
  const before = await layoutShiftWithInputOf(page)
  const { promise, resolve: respond } = Promise.withResolvers<void>()
  await page.route('**/api/v1/**', (route) => promise.then(() => route.continue()))
  await page.getByRole('link', { name: 'Available times' }).press('Enter')
  await expect(popup(page)).toBeVisible()
  await expect(popup(page).getByRole('grid')).toBeHidden()
  respond()
  await expect(popup(page).getByRole('grid')).toBeVisible()
  await freeDays(page).first().click()
  await expect(popup(page).getByRole('radio').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toBeHidden()
  expect((await layoutShiftWithInputOf(page)) - before).toBeLessThan(0.005)
})

test('a time is booked through the popup by keyboard alone', async ({ page }) => {
  const { faults } = watch(page)
  await filledCart(page)
  const point = await pointWithTimes(page, 1)
  await openPopup(page, point)
  const weekdays = popup(page).getByRole('grid').locator('th')
  await expect(weekdays).toHaveText(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
  // HTML forbids both attributes here. react-aria sets them unless the component prevents it.
  await expect(popup(page).locator('td[role], table[cellpadding]')).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await tabTo(page, '.booking__foot .btn--go')
  await page.keyboard.press('Enter')
  const missing = popup(page).getByRole('alert')
  await expect(missing.getByRole('link')).toHaveText(['Select an appointment date', 'Select time slot'])
  expect(await accessibilityFaults(page)).toEqual([])
  await tabTo(page, '.cal__day')
  await page.keyboard.press('Enter')
  await expect(popup(page).getByText('Please select one')).toBeVisible()
  await tabTo(page, '[name=start_time]')
  await page.keyboard.press('Space')
  const time = await popup(page).getByRole('radio', { checked: true }).getAttribute('value')
  await tabTo(page, '.booking__foot .btn--go')
  await page.route('**/appointment/create', async (route) => {
    await expect(popup(page).getByRole('button', { name: 'Updating details' })).toBeVisible()
    await route.continue()
  })
  const [created, cart] = await Promise.all([
    page.waitForRequest(/\/anonymous\/appointment\/create$/),
    page.waitForRequest(/\/anonymous\/cart\/items\/all/),
    page.keyboard.press('Enter'),
  ])
  expect(created.postDataJSON()).toMatchObject({ dealer_id: String(point.id), service_ids: '[1]' })
  expect(cart).toBeDefined()
  await expect(page).toHaveURL(/\/cart\/user-info\?lang=en$/)
  await expect(popup(page)).toBeHidden()
  await hydrated(page)
  await openHydrated(page, '/cart?lang=en')
  await expect(held(page)).toContainText(point.company_name)
  await expect(held(page)).toContainText(`at\u00a0${time}–`)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(faults).toEqual([])
})

/** Opens the shop as another visitor with tyres in the cart. */
async function otherVisitor(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    storageState: necessaryCookiesOnly(baseURL ?? ''),
  } as never)
  const page = await context.newPage()
  await filledCart(page)
  return page
}

async function chooseFirst(page: Page): Promise<string> {
  await freeDays(page).first().click()
  const first = popup(page).getByRole('radio').first()
  await first.check()
  return (await first.getAttribute('value')) ?? ''
}

test('of two who want one time one gets it, the other reads so and sees the times that are left', {
  tag: '@all',
}, async ({ page, browser, baseURL }) => {
  const other = await otherVisitor(browser, baseURL)
  await filledCart(page)
  const point = await pointWithTimes(page, 2)
  await openPopup(page, point)
  const wanted = await chooseFirst(page)
  // Other guests take all bays of the wanted time except the last bay, for which the two visitors then compete.
  for (;;) {
    await openPopup(other, point)
    if ((await chooseFirst(other)) !== wanted) break
    await popup(other).getByRole('button', { name: 'Proceed to Order information' }).click()
    await expect(other).toHaveURL(/\/cart\/user-info/)
    await other.context().clearCookies()
    await filledCart(other)
  }
  await popup(page).getByRole('button', { name: 'Proceed to Order information' }).click()
  await expect(popup(page)).toBeHidden()
  const lost = page.getByRole('alert').filter({ hasText: 'The booking did not succeed' })
  await expect(lost).toContainText('The booking did not succeed, please choose another time.')
  await expect(lost).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
  await lost.getByRole('button', { name: /\d/ }).first().click()
  await expect(popup(page).getByRole('radio', { checked: true })).not.toHaveValue(wanted)
  await popup(page).getByRole('button', { name: 'Proceed to Order information' }).click()
  await expect(page).toHaveURL(/\/cart\/user-info/)
  await hydrated(page)
  await openHydrated(page, '/cart?lang=en')
  await expect(held(page)).toContainText(point.company_name)
  await other.context().close()
})

test('a choice that was begun comes back after a reload, and cannot be read in the browser', {
  tag: '@all',
}, async ({ page }) => {
  const point = await pointWithTimes(page, 3)
  await openPopup(page, point)
  const time = await chooseFirst(page)
  const draft = () => page.evaluate(() => localStorage.getItem('appointment') ?? '')
  await expect.poll(draft).toMatch(/^[\w+/=]+\.[\w+/=]+$/)
  expect(atob((await draft()).split('.')[1] ?? '')).not.toContain(point.company_name.slice(0, 4))
  await page.reload()
  await openPopup(page, point)
  await expect(popup(page).getByRole('radio', { checked: true })).toHaveValue(time)
  await expect(popup(page).getByRole('link', { name: 'Search Tyres' })).toHaveAttribute(
    'href',
    `/tyres?ServicePoint=${point.slug}`,
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a time is chosen on a page, held for the cart, and given up', async ({ page }) => {
    await filledCart(page)
    const point = await pointWithTimes(page)
    await page.goto(`/service-point/${point.slug}/times`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a fitting time')
    await page.getByRole('button', { name: 'Proceed to Order information' }).click()
    await expect(page.getByRole('group', { name: /\d/ })).toHaveAccessibleDescription(/^Select time slot/)
    await page
      .getByRole('list')
      .getByRole('link', { name: /\d [A-Z][a-z]{2}/ })
      .nth(1)
      .click()
    await expect(page).toHaveURL(/\/times\?date=\d{4}-\d\d-\d\d$/)
    const time = page.getByRole('radio').first()
    await time.check()
    const chosen = await time.getAttribute('value')
    await page.getByRole('button', { name: 'Proceed to Order information' }).click()
    await expect(page).toHaveURL(/\/cart\/user-info\?lang=en$/)
    await page.goto('/cart?lang=en')
    const held = page.getByRole('group', { name: 'Fitting' })
    await expect(held).toContainText(point.company_name)
    await expect(held).toContainText(`at\u00a0${chosen}–`)
    await expect(held).toContainText(/held for you until \d\d:\d\d/)
    await held.getByRole('button', { name: 'Give up the time' }).click()
    await expect(page).toHaveURL(/\/cart\?lang=en$/)
    await expect(held).toBeHidden()
  })

  test('in Finnish what is missing is said in Finnish, and an empty cart leads to tyres', {
    tag: '@all',
  }, async ({ page }) => {
    const point = await pointWithTimes(page)
    await page.goto(`/asennuspiste/${point.slug}/ajat`)
    await expect(page.getByRole('link', { name: 'Hae renkaita' })).toHaveAttribute(
      'href',
      `/renkaat?ServicePoint=${point.slug}`,
    )
    await filledCart(page)
    await page.reload()
    await page.getByRole('button', { name: 'Jatka tilauksen tietoihin' }).click()
    await expect(page.getByRole('group', { name: /\d/ })).toHaveAccessibleDescription(/^Varauksen aika/)
  })
})
