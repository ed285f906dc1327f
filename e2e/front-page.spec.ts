import { expect, test } from '@playwright/test'
import { openHydrated } from './harness/hydrated.ts'
import { watch } from './harness/watch.ts'

test('another vehicle brings its tyres, its banners and its headline, in the page’s language', async ({
  page,
}) => {
  const { faults } = watch(page)
  await openHydrated(page, '/')
  const titles = page.getByRole('region', { name: 'Valitse kelin mukaan' }).getByRole('heading', { level: 3 })
  await expect(titles.first()).toHaveText('Nastarenkaat')
  const headline = page.getByRole('heading', { level: 1 })
  const shelf = page.getByRole('main').getByRole('region', { name: /halvimmat varastossa$/ })
  await expect(headline).toHaveText(/asennettuna/)
  await expect(shelf.locator('.card')).toHaveCount(4)
  await expect(shelf.getByRole('heading', { level: 2 })).toContainText('205/55 R16')
  for (const [tab, path, title] of [
    ['Pakettiauto', '/api/v1/banners/2/3', 'Pakettiauton nastarenkaat'],
    ['Henkilöauto', '/api/v1/banners/2/2', 'Nastarenkaat'],
    ['Kuorma-auto', '/api/v1/banners/2/3', 'Pakettiauton nastarenkaat'],
  ] as const) {
    const requested = page.waitForRequest(`**${path}`)
    await page.getByRole('tab', { name: tab }).click()
    await requested
    await expect(titles.first()).toHaveText(title)
  }
  await expect(headline).toHaveText(/rahtina ovelle/)
  await expect(shelf.getByRole('heading', { level: 2 })).toContainText('315/80 R22.5')
  await expect(shelf.locator('.card').first()).toContainText(/€.*kappale/)
  await shelf.getByRole('heading', { level: 3 }).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/renkaat\/.+315.+\/\d+$/)
  expect(faults).toEqual([])
})

test('paying in parts is a box below 768 px and a wide picture from there on', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/?lang=en')
  for (const [width, shown, hidden] of [
    [767, 'box', 'wide'],
    [768, 'wide', 'box'],
    [769, 'wide', 'box'],
  ]) {
    await page.setViewportSize({ width: Number(width), height: 900 })
    await expect(page.locator(`[data-key=homepage-promotion-${shown}]`)).toBeVisible()
    await expect(page.locator(`[data-key=homepage-promotion-${hidden}]`)).toBeHidden()
  }
})

test('on no day of the year does the line of today cross a word', { tag: '@all' }, async ({ page }) => {
  for (const language of ['fi', 'en']) {
    await page.goto(`/?lang=${language}`)
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.locator('.year').scrollIntoViewIfNeeded()
      expect(await page.evaluate(crossedWords), `${language} at ${width} px`).toEqual([])
    }
  }
})

/**
 * Returns a fault for each half of a month in which the line of today's date would be painted over a word, or would
 * not be visible.
 */
function crossedWords(): string[] {
  const halves = [...document.querySelectorAll('.year__today > i')]
  const words = [...document.querySelectorAll('.year__rows b')]
  const faults: string[] = words.length === 4 ? [] : ['no words']
  for (const [place, now] of halves.entries()) {
    for (const half of halves) half.className = half === now ? 'is-now' : ''
    const line = now.getBoundingClientRect()
    const middle = line.left + line.width / 2
    const painted = (y: number) => document.elementFromPoint(middle, y)
    for (const word of words) {
      const { left, right, top, bottom } = word.getBoundingClientRect()
      const meet = left < middle && middle < right
      if (meet && !word.contains(painted((top + bottom) / 2))) faults.push(`${place}: ${word.textContent}`)
    }
    const rows = [line.top + line.height / 4, line.bottom - line.height / 4]
    if (!rows.some((y) => painted(y) === now)) faults.push(`${place}: no line`)
  }
  return faults
}

test('what the server wrote is there again after a way through the shop', { tag: '@all' }, async ({
  page,
}) => {
  const { faults } = watch(page)
  await openHydrated(page, '/?lang=en')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Pito, front page' }).click()
  await expect(page.locator('.reasons li')).toHaveCount(5)
  await expect(page.locator('.offer')).toHaveCount(6)
  await page.goBack()
  await page.goForward()
  await expect(page.locator('.offer')).toHaveCount(6)
  expect(faults).toEqual([])
})

test.describe('without JavaScript', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the offers are a row of links without buttons', async ({ page }) => {
    await page.goto('/?lang=en')
    await expect(page.locator('.offer')).toHaveCount(6)
    await expect(page.locator('.carousel__keys').first()).toBeHidden()
    const offer = page.locator('.offer').first()
    const from = /from (.+) each/.exec((await offer.textContent()) ?? '')?.[1] ?? 'no price'
    await offer.click()
    await expect(page).toHaveURL(/\/tyres\?tyre_season=Winter/)
    await expect(page.locator('.card').first()).toContainText(from)
  })
})
