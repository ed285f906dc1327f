import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { hydrated, openHydrated } from './harness/hydrated.ts'
import { layoutShiftOf, measureLayoutShift } from './harness/layout-shift.ts'
import { watch } from './harness/watch.ts'

const plate = 'ABC-123'
const list = `/tyres?licenceplate=${plate}`
const field = (page: Page) => page.getByRole('textbox', { name: 'Licence plate' })
const vehicle = (page: Page) => page.getByRole('region', { name: 'Your vehicle' })
const cards = (page: Page) => page.locator('.results .card')
const fitLine = (page: Page) => page.getByText(/(Fits|Does not fit) your car: /)

test('a plate typed on the front page leads to the tyres of its vehicle, by keyboard alone', async ({
  page,
}) => {
  const { faults } = watch(page)
  const referers: string[] = []
  page.on('request', (request) => referers.push(request.headers().referer ?? ''))
  await openHydrated(page, '/?lang=en')
  await field(page).focus()
  await page.keyboard.type('abc 123')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tyres\?licenceplate=abc\+123#your-vehicle$/)
  await hydrated(page)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/^Tyres for \p{L}.+ (19|20)\d\d$/u)
  await expect(heading).toBeFocused()
  await expect(vehicle(page)).toContainText('Check on the sidewall')
  const size = vehicle(page).getByRole('list', { name: /Sizes/ }).getByRole('link').first()
  const wanted = (await size.textContent()) ?? ''
  await size.press('Enter')
  await expect(page).toHaveURL(/width=\d+.*&licenceplate=abc\+123$/)
  await expect(size).toHaveAttribute('aria-current', 'true')
  await hydrated(page)
  for (const text of await cards(page).locator('.card__size').allTextContents())
    expect(text).toContain(wanted.replace('C', ''))
  await cards(page).first().getByRole('link').first().press('Enter')
  await expect(page).toHaveURL(/\/tyres\/.+\/\d+$/)
  await expect(fitLine(page)).toBeVisible()
  expect(referers.filter((referer) => /abc/i.test(referer))).toEqual([])
  expect(faults).toEqual([])
})

test('the list for a vehicle is nobody else’s: not cached, not indexed, not named', async ({ page }) => {
  const answer = await openHydrated(page, list)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
  const heads = await page.locator('head link').evaluateAll((links) => links.map((link) => link.outerHTML))
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  for (const text of [...heads, ...data, await page.title()]) expect(text).not.toContain(plate)
  const hrefs = await page
    .locator('main a[href*="licenceplate"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  expect(new Set(hrefs)).toEqual(new Set(['/tyres']))
})

test('the vehicle’s winter tyres are a press away, and the press can be taken back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await openHydrated(page, list)
  const friction = vehicle(page)
    .getByRole('list', { name: 'Season' })
    .getByRole('link', { name: /^Winter Friction/ })
  await friction.click()
  await expect(page).toHaveURL(/tyre_season=Winter\+Friction&licenceplate=/)
  await expect(friction).toHaveAttribute('aria-current', 'true')
  await expect(cards(page).first()).toContainText('Friction')
  await friction.press('Enter')
  await expect(page).not.toHaveURL(/tyre_season/)
  await expect(friction).toBeFocused()
})

test('a plate typed in a list keeps what was chosen there', async ({ page }) => {
  await openHydrated(page, '/tyres?tyre_season=Winter+Friction,Summer&brand=Continental&sort=name_asc')
  await field(page).fill(plate)
  await field(page).press('Enter')
  await expect(page).toHaveURL(/sort=name_asc&licenceplate=ABC-123/)
  await hydrated(page)
  for (const name of [/^Winter Friction/, /^Summer/, /^Continental/])
    await expect(page.getByRole('checkbox', { name })).toBeChecked()
})

test('a car’s plate on the list of trucks leads to the cars’ list, plate and all', async ({ page }) => {
  await openHydrated(page, `/tyres/trucks?licenceplate=${plate}`)
  await expect(vehicle(page)).toContainText('These are truck tyres.')
  await vehicle(page).getByRole('link', { name: 'Show car tyres' }).click()
  await expect(page).toHaveURL(/\/tyres\/car-suv-4x4\?licenceplate=ABC-123$/)
  await expect(cards(page).first()).toBeVisible()
  await expect(vehicle(page)).not.toContainText('These are')
})

test('a van’s plate on the list of trucks leads to the vans’ list, though it may wear car tyres too', async ({
  page,
}) => {
  await openHydrated(page, '/tyres/trucks?licenceplate=ABC-141')
  await vehicle(page).getByRole('link', { name: 'Show van tyres' }).click()
  await expect(page).toHaveURL(/\/tyres\/light-commercial-vehicles\?licenceplate=ABC-141$/)
})

test('the sizes of a van with and without a C lead to van and car tyres, and back to all', async ({
  page,
}) => {
  await openHydrated(page, '/tyres/light-commercial-vehicles?licenceplate=ABC-141')
  const size = (name: string) => vehicle(page).getByRole('link', { name, exact: true })
  const chosen = vehicle(page)
    .getByRole('list', { name: 'Sizes approved for your vehicle' })
    .locator('[aria-current]')
  await expect(cards(page).first()).toContainText('195/65 R15C')
  await size('205/55 R16').click()
  await expect(page).toHaveURL(/\/tyres\/car-suv-4x4\?.*licenceplate=ABC-141/)
  await expect(cards(page).first()).toContainText('205/55 R16')
  await size('195/65 R15C').click()
  await expect(page).toHaveURL(/\/tyres\/light-commercial-vehicles\?/)
  await expect(chosen).toHaveText('195/65 R15C')
  await size('195/65 R15C').click()
  await expect(page).toHaveURL(/\/tyres\?licenceplate=ABC-141$/)
  await expect(chosen).toHaveCount(0)
})

test('each tyre of the list says whether it fits, also after the plate has been removed', async ({
  page,
}) => {
  await openHydrated(page, list)
  await expect(cards(page).first()).toContainText(
    /Fits your car|Does not fit your car: (load|speed|no snowflake)/,
  )
  expect(await page.locator('.results .fit').count()).toBe(await cards(page).count())
  await vehicle(page)
    .getByRole('link', { name: /remove licence plate/ })
    .click()
  await expect(page).toHaveURL(/\/tyres$/)
  await expect(vehicle(page)).toHaveCount(0)
  await expect(page.locator('.results .fit')).toHaveCount(await cards(page).count())
  await expect(field(page)).toBeVisible()
})

for (const [name, typed, says] of [
  ['a plate that nobody has', 'EI-404', 'No vehicle was found'],
  ['a registry that does not answer', 'VIK-503', 'does not answer right now'],
  ['what is no plate', '!!!', 'Please check the licence plate'],
] as const)
  test(`${name}: what to do next, and the tyres all the same`, async ({ page }) => {
    const answer = await openHydrated(page, `/tyres?licenceplate=${typed}`)
    expect(answer?.status()).toBe(200)
    await expect(page.locator('main .alert')).toContainText(says)
    await expect(field(page)).toHaveValue(typed)
    expect(await cards(page).count()).toBeGreaterThan(0)
    expect(await accessibilityFaults(page)).toEqual([])
  })

test('the product page tells what speaks against the tyre, and forgets the car when asked', async ({
  page,
}) => {
  await measureLayoutShift(page)
  await openHydrated(page, list)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('known_vehicle'))).toBeTruthy()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toMatch(
    /abc-?123/i,
  )
  await openHydrated(page, '/product-details/1001?lang=en')
  await expect(fitLine(page)).toHaveText(/Does not fit your car/)
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02)
  await fitLine(page).click()
  await expect(page.getByText('This size is not approved for your car.')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Forget my car' }).click()
  await expect(fitLine(page)).toHaveCount(0)
  await page.reload()
  await hydrated(page)
  await expect(fitLine(page)).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the plate leads to the list, and a filter keeps it', async ({ page }) => {
    await page.goto('/?lang=en')
    await field(page).fill(plate)
    await page.getByRole('button', { name: 'Find by licence plate' }).click()
    await expect(page).toHaveURL(/\/tyres\?licenceplate=ABC-123#/)
    await expect(vehicle(page)).toBeVisible()
    await page
      .getByRole('checkbox', { name: /Summer/ })
      .first()
      .check()
    await page.getByRole('button', { name: 'Show tyres' }).click()
    await expect(page).toHaveURL(/tyre_season=Summer.*licenceplate=ABC-123/)
    await expect(vehicle(page)).toBeVisible()
  })
})
