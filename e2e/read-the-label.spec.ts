import type { Locator, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { openHydrated } from './harness/hydrated.ts'
import { watch } from './harness/watch.ts'

/** A friction tyre of the demo: three pictures, a label, a description of some length. */
const tyre = '/product-details/9?lang=en'

/** Waits for what comes after the first paint. */
async function openTyre(page: Page, path = tyre): Promise<void> {
  await page.goto(path)
  await expect(page.locator('.thumbs li').last().locator('img')).toBeVisible()
}

const widthOf = async (picture: Locator) => (await picture.boundingBox())?.width ?? 0

const shown = (page: Page) => page.locator('.thumbs [aria-current]').getAttribute('aria-label')

test('the label is the last picture, three seconds after the page at the latest', async ({ page }) => {
  const { faults } = watch(page)
  await page.goto(tyre, { waitUntil: 'load' })
  const last = page.locator('.thumbs a').last()
  await expect(last.locator('img')).toBeVisible({ timeout: 3000 })
  await expect(last).toHaveAttribute('aria-label', /EU tyre label$/)
  await last.click()
  await expect(page.locator('.slide').last().getByRole('img')).toBeInViewport()
  expect(faults).toEqual([])
})

test('the label comes at once to who presses its thumbnail', async ({ page }) => {
  await page.addInitScript(() => {
    const start = window.setTimeout
    const firstPaint = 2000
    const unless = (run: () => void, wait?: number) => (wait === firstPaint ? 0 : start(run, wait))
    Object.assign(window, { setTimeout: unless })
  })
  await openHydrated(page, tyre)
  await expect(page.locator('.slide img')).toHaveCount(1)
  await page.locator('.thumbs a').last().click()
  await expect(page.locator('.slide').last().getByRole('img')).toBeInViewport()
  await expect(page.locator('.thumbs a').last().locator('img')).toBeVisible()
})

test('the pictures are walked by keyboard, and the thumbnails follow', async ({ page }) => {
  await openTyre(page)
  const first = await shown(page)
  await page.getByRole('region', { name: 'Pictures' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => shown(page)).not.toBe(first)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => shown(page)).toBe(first)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => shown(page)).toMatch(/EU tyre label$/)
})

test('arrows stand beside more than three thumbnails of 85 px', async ({ page }) => {
  await openTyre(page)
  const thumbs = page.locator('.thumbs li')
  const arrows = page.locator('.thumbs button')
  await expect(arrows).toHaveCount((await thumbs.count()) > 3 ? 2 : 0)
  expect((await thumbs.first().boundingBox())?.width).toBe(85)
  await page.setViewportSize({ width: 280, height: 700 })
  expect((await thumbs.first().boundingBox())?.width).toBe(55)
})

test('the full screen opens at the picture in view, turns by arrows, enlarges, and Esc leaves it', async ({
  page,
}) => {
  const { faults } = watch(page)
  await openTyre(page)
  const second = page.locator('.thumbs a').nth(1)
  await second.click()
  await expect(second).toHaveAttribute('aria-current', 'true')
  const opener = page.getByRole('link', { name: 'Enlarge the picture' })
  await opener.click()
  const viewer = page.getByRole('dialog', { name: 'Pictures on the full screen' })
  await expect(viewer).toContainText('Picture 2 / ')
  await page.keyboard.press('ArrowRight')
  await expect(viewer).toContainText('Picture 3 / ')
  const picture = viewer.getByRole('img')
  const whole = await widthOf(picture)
  await page.keyboard.press('+')
  await expect.poll(() => widthOf(picture)).toBeCloseTo(whole * 1.5, -1)
  await page.keyboard.press('0')
  await expect.poll(() => widthOf(picture)).toBeCloseTo(whole, -1)
  await picture.click()
  await expect.poll(() => widthOf(picture)).toBeCloseTo(whole * 2.5, -1)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(opener).toBeFocused()
  expect(faults).toEqual([])
})

test('the strip of the full screen has room for whole pictures', async ({ page }) => {
  await openTyre(page)
  await page.getByRole('link', { name: 'Enlarge the picture' }).click()
  const strip = page.locator('.pswp__thumbnails')
  for (const [width, room] of [
    [1300, 990],
    [1100, 770],
    [800, 550],
    [600, 330],
    [400, 110],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect((await strip.boundingBox())?.width, `at ${width} px`).toBe(room)
    expect((await strip.getByRole('button').first().boundingBox())?.width).toBe(110)
  }
})

test('in forced colours the black tyres stand on a light ground', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await openTyre(page)
  const light = /^(oklch\((0\.[7-9]|1)|rgb\((1[5-9]|2)\d)/
  await expect(page.locator('.slide').first()).toHaveCSS('background-color', light)
  await page.getByRole('link', { name: 'Enlarge the picture' }).click()
  await expect(page.locator('.pswp__bg')).toHaveCSS('background-color', light)
})

test('on any screen the whole picture is seen', async ({ page }) => {
  await openTyre(page)
  await page.getByRole('link', { name: 'Enlarge the picture' }).click()
  const viewer = page.getByRole('dialog', { name: 'Pictures on the full screen' })
  const picture = viewer.getByRole('img')
  await expect(picture).toBeVisible()
  await page.keyboard.press('End')
  await expect(picture).toHaveAccessibleName(/EU tyre label$/)
  for (const [width, height] of [
    [1280, 720],
    [768, 1024],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(picture).toBeInViewport({ ratio: 1 })
    const bar = await viewer.locator('.pswp__top-bar').boundingBox()
    expect((await picture.boundingBox())?.y).toBeGreaterThanOrEqual(bar?.height ?? height)
  }
})

for (const [width, zooms] of [
  [1024, true],
  [1023, true],
  [992, true],
  [991, false],
] as const)
  test(`at ${width} px a picture is ${zooms ? '' : 'not '}enlarged under the mouse`, {
    tag: width > 1000 ? '@all' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openTyre(page)
    const picture = page.locator('.slide img').first()
    await page.mouse.move(1, 1)
    await picture.hover()
    const pane = page.locator('.zoom')
    if (!zooms) return await expect(pane).toHaveCount(0)
    await expect(async () => {
      await picture.hover({ position: { x: 150, y: 150 } })
      await picture.hover({ position: { x: 160, y: 160 } })
      await expect(pane).toBeVisible({ timeout: 500 })
    }).toPass()
    expect(await pane.boundingBox()).toMatchObject({ width: 300, height: 300 })
    await expect(pane).toBeInViewport({ ratio: 1 })
    expect(await page.locator('.zoom__mask').boundingBox()).toMatchObject({ width: 65, height: 65 })
  })

test('the information sheet is a page and a PDF', async ({ page, request }) => {
  await openTyre(page)
  await page.getByRole('link', { name: 'Product information sheet', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Product information sheet' })).toBeVisible()
  const address = await page.getByRole('link', { name: 'Open as PDF' }).getAttribute('href')
  const pdf = await request.get(address ?? '')
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await page.getByRole('link', { name: 'Back to the tyre' }).click()
  await expect(page).toHaveURL(/\/tyres\//)
})

test('a studded tyre says why it has no label', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openHydrated(page, '/tyres/car-suv-4x4?width=205&height=55&diameter=16&tyre_season=Winter+Studded')
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.locator('#eu-label')).toContainText('does not cover studded tyres')
  await expect(page.getByRole('link', { name: 'Product information sheet' })).toHaveCount(0)
})

test('the pictures change every four seconds until somebody touches them', async ({ page }) => {
  await page.clock.install()
  await page.goto(tyre)
  await expect(page.locator('.thumbs')).toBeVisible()
  const first = await shown(page)
  await page.clock.runFor(2500)
  await expect(page.getByRole('button', { name: 'Stop changing pictures' })).toBeVisible()
  expect(await shown(page)).toBe(first)
  await page.clock.runFor(4000)
  await expect.poll(() => shown(page)).not.toBe(first)
  const second = await shown(page)
  await page.getByRole('button', { name: 'Stop changing pictures' }).click()
  await page.clock.runFor(9000)
  expect(await shown(page)).toBe(second)
})

test('nothing moves by itself for who wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto(tyre)
  const first = await shown(page)
  await page.clock.runFor(15_000)
  expect(await shown(page)).toBe(first)
})

test('a list has room for the whole names of the classes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/renkaat?width=205&height=55&diameter=16')
  const names = page.locator('.results .eu span')
  await expect(names.first()).toBeVisible()
  const cut = await names.evaluateAll(
    (spans) => spans.filter((span) => span.scrollWidth > span.clientWidth).length,
  )
  expect(cut).toBe(0)
})
