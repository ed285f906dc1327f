import { expect, test } from '@playwright/test'
import { browserArguments } from '../bin/steps/chromium.js'
import { brokenWords, cutTexts } from './harness/broken-words.ts'
import { logInAs } from './harness/demo-customer.ts'
import { filledCart } from './harness/filled-cart.ts'
import { animationsEnded, openHydrated } from './harness/hydrated.ts'
import { chromiumAt } from './harness/machine.ts'
import { addressOf, pages } from './harness/pages.ts'

/** The browser's default font size is twice the usual one. */
test.use({
  viewport: { width: 320, height: 740 },
  launchOptions: {
    executablePath: chromiumAt(),
    args: [...browserArguments(), '--blink-settings=defaultFontSize=32'],
  },
})

test('with letters twice as large no page leads sideways on a phone', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(5 * 60_000)
  let customer: 'aino' | 'emma' | undefined
  for (const visited of pages) {
    const needed = visited.loggedIn === true ? 'aino' : visited.loggedIn
    if (needed && needed !== customer) await logInAs(page, needed)
    customer = needed
    await page.goto(addressOf(visited, 'fi'))
    const { fontSize, width } = await page.evaluate(() => ({
      fontSize: getComputedStyle(document.documentElement).fontSize,
      width: document.documentElement.scrollWidth,
    }))
    expect.soft({ fontSize, width }, visited.name).toEqual({ fontSize: '32px', width: 320 })
  }
})

const plate = '/renkaat?licenceplate=ABC-123'
const size = 'width=205&height=60&diameter=16'

test('with letters twice as large the way from the home page to the cart leads never sideways', async ({
  page,
}) => {
  await filledCart(page, 4)
  for (const path of [
    '/',
    '/renkaat/henkiloautot',
    plate,
    `${plate}&${size}`,
    `${plate}&${size}&tyre_season=Winter+Friction`,
    `${plate}&skip=size,season,priority`,
    '/haku?q=nokian+205+55+16',
    '/product-details/9',
    '/cart',
    '/service-points',
  ]) {
    await openHydrated(page, path)
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
})

for (const [width, height] of [
  [390, 844],
  [360, 740],
] as const)
  test(`with letters twice as large the first tyre begins in a screen of ${width} × ${height} px`, {
    tag: '@all',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const path of [
      `/renkaat/henkiloautot?${size}&tyre_season=Winter+Friction,Winter+Studded`,
      '/renkaat/henkiloautot',
      `${plate}&skip=size,season,priority`,
      '/haku?q=nokian+205+55+16',
    ]) {
      await openHydrated(page, path)
      await expect
        .soft(page.getByRole('main').getByRole('heading', { level: 1 }))
        .toBeInViewport({ ratio: 1 })
      await expect.soft(page.getByRole('article').first(), path).toBeInViewport()
    }
  })

for (const language of ['fi', 'en'])
  test(`with letters twice as large no text of the way to the cart is cut or torn (${language})`, {
    tag: '@all',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await filledCart(page, 4)
    for (const path of [
      `${plate}&skip=size,season,priority`,
      `/renkaat/henkiloautot?${size}&tyre_season=Winter+Friction,Winter+Studded`,
      '/product-details/9?',
      '/cart?',
      '/?',
      '/haku?q=nokian+205+55+16',
    ]) {
      await openHydrated(page, `${path}&lang=${language}`)
      expect.soft(await cutTexts(page), path).toEqual([])
      expect.soft(await brokenWords(page, 'main'), path).toEqual([])
    }
  })

for (const { name, path, role, opener } of [
  { name: 'menu', path: '/', role: 'button', opener: 'Valikko' },
  { name: 'filters', path: '/renkaat?width=205&height=55&diameter=16', role: 'button', opener: 'Suodata' },
  { name: 'pictures', path: '/product-details/9', role: 'link', opener: 'Suurenna' },
  { name: 'cookie settings', path: '/information/contact', role: 'link', opener: 'Evästeasetukset' },
] as const)
  test(`with letters twice as large all of the ${name} is in reach`, { tag: '@all' }, async ({ page }) => {
    await openHydrated(page, path)
    await page.getByRole(role, { name: opener }).first().click()
    const opened = page.locator(':is(dialog:modal, .filters:popover-open)')
    await expect(opened).toBeVisible()
    await animationsEnded(page)
    expect(await opened.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    const close = await opened.getByRole('button', { name: 'Sulje' }).first().boundingBox()
    expect((close?.x ?? 320) + (close?.width ?? 320)).toBeLessThanOrEqual(320)
  })

test('labels of the search and the menu break between the parts of their words', { tag: '@all' }, async ({
  page,
}) => {
  await openHydrated(page, '/')
  expect(await brokenWords(page, '.finder__body')).toEqual([])
  await page.getByRole('button', { name: 'Valikko' }).click()
  await expect(page.getByRole('dialog', { name: 'Valikko' })).toBeVisible()
  expect(await brokenWords(page, '#menu')).toEqual([])
})
