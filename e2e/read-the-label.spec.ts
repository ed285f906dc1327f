import type { Locator, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { watch } from './harness/watch.ts'

/** A friction tyre of the demo. It has three pictures, a label and a long description. */
const tyre = '/product-details/9?lang=en'

/** Opens the page of a tyre and waits for the thumbnails, which appear after the first paint. */
async function openTyre(page: Page, path = tyre): Promise<void> {
  await page.goto(path)
  await expect(page.locator('.thumbs li').last().locator('img')).toBeVisible()
}

const widthOf = async (picture: Locator) => (await picture.boundingBox())?.width ?? 0

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

test('the full screen opens at the picture in view, turns by arrows, enlarges, and Esc leaves it', {
  tag: '@all',
}, async ({ page }) => {
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

test('in forced colours the black tyres stand on a light ground', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await openTyre(page)
  const light = /^(oklch\((0\.[7-9]|1)|rgb\((1[5-9]|2)\d)/
  await expect(page.locator('.slide').first()).toHaveCSS('background-color', light)
  await page.getByRole('link', { name: 'Enlarge the picture' }).click()
  await expect(page.locator('.pswp__bg')).toHaveCSS('background-color', light)
})

for (const [width, zooms] of [
  [1024, true],
  [1023, true],
  [992, true],
  [991, false],
] as const)
  test(`at ${width} px a picture is ${zooms ? '' : 'not '}enlarged under the mouse`, { tag: '@all' }, async ({
    page,
  }) => {
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

test('a list has room for the whole names of the classes', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/renkaat?width=205&height=55&diameter=16')
  const names = page.locator('.results .eu span')
  await expect(names.first()).toBeVisible()
  const cut = await names.evaluateAll(
    (spans) => spans.filter((span) => span.scrollWidth > span.clientWidth).length,
  )
  expect(cut).toBe(0)
})
