import { expect, test } from '@playwright/test'
import { hydrated, openHydrated } from './harness/hydrated.ts'

type Page = import('@playwright/test').Page

const finnish = '/kampanja/talvi-2026'

/** Replaces the only host of videos by a stub page, and returns the list of requested URLs. */
async function stubVideoHost(page: Page): Promise<string[]> {
  const requested: string[] = []
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    requested.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<h1>film</h1>' })
  })
  return requested
}

const places = (page: Page) =>
  page
    .getByRole('main')
    .locator('section[id]')
    .evaluateAll((all) => all.map(({ id }) => id))

test('a full campaign shows eighteen sections in their order', async ({ page }) => {
  await page.goto(finnish)
  expect(await places(page)).toEqual(
    'top one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen image'.split(
      ' ',
    ),
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/0\s€ Renkaat perille/)
})

test('whoever comes from the front page can play the film as well', { tag: '@all' }, async ({ page }) => {
  await stubVideoHost(page)
  await openHydrated(page, '/')
  await page.getByRole('link', { name: 'Perille ilman kuljetusmaksua' }).click()
  await expect(page).toHaveURL(/\/kampanja\/talvi-2026$/)
  await hydrated(page)
  await page.getByRole('link', { name: /^Toista video/ }).click()
  await expect(page.frameLocator('#eight iframe').getByRole('heading', { name: 'film' })).toBeVisible()
})

test('a campaign of its own stands without header, menu and footer until one leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/campaign/kesa-2027')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Pito, front page' }).click()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Tyres' }).click()
  await expect(page.getByRole('link', { name: 'Studded tyres' }).first()).toBeVisible()
})

test('a campaign has no other campaigns beside it, and keeps the rest of the frame', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  const bar = page.getByRole('complementary', { name: 'Palvelu' })
  await expect(bar.getByRole('link', { name: '220 asennuspistettä' })).toBeVisible()
  await page.goto(finnish)
  await expect(bar.getByRole('link', { name: '220 asennuspistettä' })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Päävalikko' })).toBeVisible()
})

test.describe('without JavaScript', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the questions open and the film is a link', async ({ page }) => {
    await page.goto(finnish)
    const [first, second] = await page.locator('#seven details').all()
    await second?.locator('summary').click()
    await expect(second!).toHaveAttribute('open')
    await expect(first!).not.toHaveAttribute('open')
    await expect(page.getByRole('link', { name: /^Toista video/ })).toHaveAttribute('href', /youtube/)
  })
})
