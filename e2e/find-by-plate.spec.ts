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
const answers = (page: Page, name: string | RegExp) =>
  vehicle(page).getByRole('list', { name }).getByRole('link')
const question = (page: Page, name: string) => vehicle(page).getByRole('heading', { name })
const cards = (page: Page) => page.locator('.results .card')
const fitLine = (page: Page) => page.locator('.fit-line').getByText(/(Fits|Does not fit) your car: /)

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
  const size = answers(page, /Sizes/).first()
  const wanted = (await size.locator('b').textContent()) ?? ''
  await size.press('Enter')
  await expect(page).toHaveURL(/width=\d+.*&licenceplate=abc\+123$/)
  await expect(vehicle(page)).toContainText(`Size: ${wanted.replace('C', '')}`)
  await expect(question(page, 'Which season do you need?')).toBeFocused()
  for (const text of await cards(page).locator('.card__size').allTextContents())
    expect(text).toContain(wanted.replace('C', ''))
  await cards(page).first().getByRole('link').first().press('Enter')
  await expect(page).toHaveURL(/\/tyres\/.+\/\d+$/)
  await expect(fitLine(page)).toBeVisible()
  expect(referers.filter((referer) => /abc/i.test(referer))).toEqual([])
  expect(faults).toEqual([])
})

test('three answers lead to recommended tyres, and Back marks the answer that was given', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, list)
  await answers(page, /Sizes/).first().click()
  await expect(question(page, 'Which season do you need?')).toBeFocused()
  await answers(page, 'Season')
    .filter({ hasText: /^Winter/ })
    .click()
  await expect(page).toHaveURL(/tyre_season=Winter\+Friction,Winter\+Studded,Winter\+Studdable&licenceplate=/)
  await vehicle(page).getByRole('link', { name: 'Good grip' }).click()
  await expect(page).toHaveURL(/&licenceplate=ABC-123&priority=grip$/)
  await expect(question(page, 'We recommend')).toBeFocused()
  for (const level of ['Good', 'Better']) await expect(question(page, level)).toBeVisible()
  await expect(vehicle(page)).toContainText(/Cheapest \(four for .+\); out of \d+ tyres/)
  expect(await accessibilityFaults(page)).toEqual([])
  const showAll = vehicle(page).getByRole('link', { name: /^Show all/ })
  const total = (await showAll.textContent())?.replace('Show all ', '')
  await expect(vehicle(page)).toContainText(`out of ${total} tyres`)
  await showAll.click()
  await expect(page).toHaveURL(/min_stock=4.*#list-count$/)
  await expect(page.locator('#list-count')).toHaveText(`${total} tyres`)
  await page.goBack()
  await page.goBack()
  await expect(vehicle(page).getByRole('link', { name: 'Good grip' })).toHaveAttribute('aria-current', 'true')
  await page.goBack()
  await page.reload()
  await expect(answers(page, 'Season').filter({ hasText: /^Winter/ })).toHaveAttribute('aria-current', 'true')
})

test('a size that is not approved is no answer, and skipped questions are not asked again', {
  tag: '@all',
}, async ({ page }) => {
  await openHydrated(page, `/tyres?width=315&height=80&diameter=22.5&licenceplate=${plate}`)
  await expect(vehicle(page)).toContainText('The size 315/80 R22.5 is not approved for this vehicle')
  await vehicle(page).getByRole('link', { name: 'I do not know the size' }).click()
  await expect(page).toHaveURL(/\/tyres\?licenceplate=ABC-123&skip=size$/)
  await expect(vehicle(page)).toContainText('Check the size on the sidewall')
  for (const name of ['Which season do you need?', 'What matters most to you?']) {
    await expect(question(page, name)).toBeVisible()
    await vehicle(page).getByRole('link', { name: 'Skip', exact: true }).click()
  }
  await expect(page).toHaveURL(/skip=size,season,priority$/)
  await expect(question(page, 'We recommend')).toBeVisible()
})

test('a car is chosen by make, model and year, by keyboard alone', async ({ page }) => {
  const { faults } = watch(page)
  await openHydrated(page, '/tyres')
  await page.getByRole('link', { name: 'No licence plate? Choose your car' }).press('Enter')
  await expect(page).toHaveURL(/\/choose-your-car$/)
  await page.getByLabel('Make of the car').selectOption('Toyota')
  await page.getByLabel('Model', { exact: true }).selectOption('Corolla (E210)')
  await page.getByLabel('Model year').selectOption('2022')
  await page.getByRole('button', { name: 'Show tyres' }).press('Enter')
  await expect(page).toHaveURL(/\/tyres\?make=Toyota&model=Corolla\+\(E210\)&year=2022$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tyres for Toyota Corolla (E210) 2022')
  await expect(vehicle(page)).toContainText('Only the size was checked')
  expect(await accessibilityFaults(page)).toEqual([])
  expect(faults).toEqual([])
})

test('an unknown car is said to be unknown, with the parts that are known', { tag: '@all' }, async ({
  page,
}) => {
  await openHydrated(page, '/tyres?make=Toyota&model=Corolla+(E210)&year=1950')
  await expect(page.locator('main .alert')).toContainText('This car was not found')
  await expect(page.getByLabel('Make of the car')).toHaveValue('Toyota')
  await expect(page.getByLabel('Model', { exact: true })).toHaveValue('Corolla (E210)')
  await expect(page.getByLabel('Model year')).toHaveValue('')
  expect(await cards(page).count()).toBeGreaterThan(0)
})

test('a plate typed in a list keeps what was chosen there', { tag: '@all' }, async ({ page }) => {
  await openHydrated(page, '/tyres?tyre_season=Winter+Friction,Summer&brand=Continental&sort=name_asc')
  await field(page).fill(plate)
  await field(page).press('Enter')
  await expect(page).toHaveURL(/sort=name_asc&licenceplate=ABC-123/)
  await hydrated(page)
  for (const name of [/^Winter Friction/, /^Summer/, /^Continental/])
    await expect(page.getByRole('checkbox', { name })).toBeChecked()
})

test('a car’s plate on the list of trucks leads to the cars’ list, plate and all', { tag: '@all' }, async ({
  page,
}) => {
  await openHydrated(page, `/tyres/trucks?licenceplate=${plate}`)
  await expect(vehicle(page)).toContainText('These are truck tyres.')
  await vehicle(page).getByRole('link', { name: 'Show car tyres' }).click()
  await expect(page).toHaveURL(/\/tyres\/car-suv-4x4\?licenceplate=ABC-123$/)
  await expect(cards(page).first()).toBeHidden()
  await page.getByText(/^All approved sizes: \d+ tyres$/).click()
  await expect(cards(page).first()).toBeVisible()
  await expect(vehicle(page)).not.toContainText('These are')
})

test('a van’s plate on the list of trucks leads to the vans’ list, though it may wear car tyres too', {
  tag: '@all',
}, async ({ page }) => {
  await openHydrated(page, '/tyres/trucks?licenceplate=ABC-141')
  await vehicle(page).getByRole('link', { name: 'Show van tyres' }).click()
  await expect(page).toHaveURL(/\/tyres\/light-commercial-vehicles\?licenceplate=ABC-141$/)
})

test('the sizes of a van with and without a C lead to van and car tyres, and back to all', async ({
  page,
}) => {
  await openHydrated(page, '/tyres/light-commercial-vehicles?licenceplate=ABC-141')
  const size = (name: string) => answers(page, /Sizes/).filter({ hasText: new RegExp(`^${name}(?!C)`) })
  const change = vehicle(page)
    .getByRole('list', { name: 'Your answers' })
    .getByRole('link', { name: /^Size/ })
  await expect(cards(page).first()).toContainText('195/65 R15C')
  await size('205/55 R16').click()
  await expect(page).toHaveURL(/\/tyres\/car-suv-4x4\?.*licenceplate=ABC-141/)
  await expect(cards(page).first()).toContainText('205/55 R16')
  await change.click()
  await expect(page).toHaveURL(/\/tyres\?licenceplate=ABC-141&previous_answer=205%2F55\+R16$/)
  await size('195/65 R15C').click()
  await expect(page).toHaveURL(/\/tyres\/light-commercial-vehicles\?/)
  await expect(change).toContainText('195/65 R15')
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

test('after a search by plate, other lists begin with the tyres that fit', { tag: '@all' }, async ({
  page,
}) => {
  await openHydrated(page, list)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('known_vehicle'))).toBeTruthy()
  for (const path of ['/search?q=nokian', '/tyres/car-suv-4x4']) {
    await openHydrated(page, path)
    await expect(page.getByRole('status', { name: /those that fit your car first/ })).toBeVisible()
    await expect(cards(page).first()).toContainText('Fits your car')
  }
})

for (const [name, typed, says] of [
  ['a plate that nobody has', 'EI-404', 'No vehicle was found'],
  ['a registry that does not answer', 'VIK-503', 'does not answer right now'],
  ['what is no plate', '!!!', 'Please check the licence plate'],
] as const)
  test(`${name}: what to do next, and the tyres all the same`, { tag: '@all' }, async ({ page }) => {
    const answer = await openHydrated(page, `/tyres?licenceplate=${typed}`)
    expect(answer?.status()).toBe(200)
    await expect(page.locator('main .alert')).toContainText(says)
    await expect(field(page)).toHaveValue(typed)
    expect(await cards(page).count()).toBeGreaterThan(0)
    await expect(page.getByLabel('Make of the car')).toBeVisible()
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

test('on a phone the first screen of a tyre says that it does not fit', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, list)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('known_vehicle'))).toBeTruthy()
  await openHydrated(page, '/product-details/1001?lang=en')
  await expect(page.getByText('Does not fit your car: wrong size').first()).toBeInViewport({ ratio: 1 })
})

test.describe('without JavaScript', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false })

  test('questions are answered, and a car is chosen one step a page', async ({ page }) => {
    await page.goto(list)
    await answers(page, /Sizes/).first().click()
    await answers(page, 'Season').first().click()
    await vehicle(page).getByRole('link', { name: 'Low price' }).click()
    for (const level of ['Good', 'Better', 'Best']) await expect(question(page, level)).toBeVisible()
    await vehicle(page)
      .getByRole('link', { name: /^Matters most: Low price/ })
      .click()
    await expect(vehicle(page).getByRole('link', { name: 'Low price' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await vehicle(page)
      .getByRole('link', { name: /^Season: / })
      .click()
    await expect(answers(page, 'Season').first()).toHaveAttribute('aria-current', 'true')
    await expect(vehicle(page).locator('[aria-current=true]')).toHaveCount(1)
    await page.goto('/choose-your-car')
    await page.getByLabel('Make of the car').selectOption('Toyota')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Model', { exact: true }).selectOption('Corolla (E210)')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Model year').selectOption('2022')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/make=Toyota&model=Corolla/)
    await expect(vehicle(page)).toContainText('Only the size was checked')
  })

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
