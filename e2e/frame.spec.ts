import { expect, test } from '@playwright/test'
import { hydrated, openHydrated } from './harness/hydrated.ts'

const stored = (key: string) => `localStorage.getItem('${key}')`

test('a fresh browser sees Finnish, and keeps what is not personal', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
  await expect.poll(() => page.evaluate(stored('locale'))).toBe('fi_FI')
  expect(await page.evaluate(stored('locale_label'))).toBe('Suomi')
  expect(await page.evaluate(stored('app_version'))).toBe('1.0.1')
})

test('the language switch is remembered', { tag: '@all' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'In English' }).click()
  await expect(page.getByRole('link', { name: 'How it works' }).first()).toBeVisible()
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect.poll(() => page.evaluate(stored('locale'))).toBe('en_GB')
})

test('content pages are asked for in the page’s language', { tag: '@all' }, async ({ page }) => {
  await openHydrated(page, '/?lang=en')
  const requested = page.waitForRequest(/\/api\/v1\/cms\//)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
  const request = await requested
  expect(new URL(request.url()).searchParams.get('locale_id')).toBe('1')
  expect(await request.headerValue('locale')).toBe('en_GB')
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
})

test('another app version reloads the page once', { tag: '@all' }, async ({ page }) => {
  await openHydrated(page, '/')
  await page.evaluate("localStorage.setItem('app_version', '1.0.0')")
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.goto('/')
  await expect.poll(() => documents).toBe(2)
  await hydrated(page)
  expect(documents).toBe(2)
  expect(await page.evaluate(stored('app_version'))).toBe('1.0.1')
})

test('one key is asked for at start-up, and every call is under /api/v1/', { tag: '@all' }, async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') calls.push(new URL(request.url()).pathname)
  })
  await openHydrated(page, '/')
  expect(calls).toEqual(['/api/v1/timestamp-key'])
})

test('an error page has its status and a way home', async ({ page }) => {
  for (const { path, status, text } of [
    { path: '/access-denied', status: 403, text: "You don't have permission to access this page." },
    { path: '/no-such-path-xyz', status: 404, text: 'Page not found' },
    { path: '/page-not-found', status: 404, text: 'Page not found' },
    { path: '/information/no-such-page', status: 404, text: 'Page not found' },
  ]) {
    const answer = await page.goto(`${path}?lang=en`)
    expect(answer?.status()).toBe(status)
    await expect(page.getByText(text)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'To the front page' }).click()
    await expect(page).toHaveURL(/\/\?lang=en$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/fitted/)
  }
})

test('from the first Tab to a page in the menu, by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openHydrated(page, '/?lang=en')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.getByRole('button', { name: 'Tyres' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Tyres', exact: true })).toBeVisible()
  // Browsers themselves expose to screen readers whether a popover is open, and HTML does not allow `aria-expanded`
  // on its button.
  await expect(page.locator('[popovertarget][aria-expanded]')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /Studded tyres/ }).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Tyres', exact: true })).toBeHidden()
})

test('the open menu stands in columns within the window', { tag: '@all' }, async ({ page }) => {
  for (const width of [1024, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 })
    await openHydrated(page, '/?lang=en')
    await page.getByRole('button', { name: 'Tyres' }).click()
    const menu = page.getByRole('region', { name: 'Tyres', exact: true })
    await expect(menu.getByRole('link', { name: '205/55 R16' })).toBeVisible()
    for (const link of await menu.getByRole('link').all()) {
      const box = await link.boundingBox()
      if (box) expect(box.x + box.width).toBeLessThanOrEqual(width)
    }
    const [first, second] = await menu.getByRole('listitem').all()
    expect((await second?.boundingBox())?.y).toBeGreaterThan((await first?.boundingBox())?.y ?? Infinity)
    await page.screenshot({ path: `test-results/pages/menu-en-${width}.png` })
  }
})

for (const width of [360, 1024, 1280])
  test(`at ${width} px groups and items of the menu have their descriptions`, { tag: '@all' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const open = width < 1024 ? ['Valikko', 'Menu'] : ['Renkaat', 'Tyres']
    for (const [language, name, ...descriptions] of [
      ['fi', open[0], 'Oikea rengas oikeaan aikaan.', 'Jään ja polanteen nastarengas', 'Kumpi sopii'],
      ['en', open[1], 'The right tyre at the right time.', 'The studded tyre for ice', 'Which suits'],
    ] as const) {
      await openHydrated(page, `/?lang=${language}`)
      await page.getByRole('button', { name: name ?? '', exact: true }).click()
      for (const text of descriptions)
        await expect(page.getByText(text).filter({ visible: true })).toBeVisible()
    }
  })

for (const key of ['press', 'Enter'])
  test(`on a phone the menu leads to the plate field, which has the focus (${key})`, { tag: '@all' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 760 })
    await openHydrated(page, '/information/contact?lang=en')
    for (const from of ['another page', 'the front page itself']) {
      await page.getByRole('button', { name: 'Menu' }).click()
      const sheet = page.getByRole('dialog', { name: 'Menu' })
      const link = sheet.getByRole('link', { name: 'Find by licence plate' })
      await (key === 'press' ? link.click() : link.press(key))
      await expect(sheet, from).toBeHidden()
      await expect(page.getByRole('textbox', { name: 'Licence plate' }), from).toBeFocused()
      await hydrated(page)
    }
    await expect(page).toHaveURL(/\/\?lang=en#plate$/)
    await page.keyboard.type('abc-123')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/tyres\?.*licenceplate=abc-123#your-vehicle$/)
  })

test('the three lines open the other pages, and close them again', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openHydrated(page, '/?lang=en')
  const button = page.getByRole('button', { name: 'Other pages' })
  const pages = page.getByRole('navigation', { name: 'Other pages' })
  await button.click()
  await expect(pages.getByRole('link')).toHaveText([
    'How it works',
    'Size marking',
    'Winter tyre rules',
    'Contact',
  ])
  await button.click()
  await expect(pages).toBeHidden()
  await button.press('Enter')
  await pages.getByRole('link', { name: 'Size marking' }).click()
  await expect(page).toHaveURL(/size-marking/)
  await expect(pages).toBeHidden()
})

test('an address that names the language is a choice that stays', { tag: '@all' }, async ({ page }) => {
  await openHydrated(page, '/tyres')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await openHydrated(page, '/kampanja/talvi-2026')
  await page.goto('/information/contact')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pages, links and the language switch work', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/')
    await page.getByRole('link', { name: 'In English' }).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('the language chosen on a page whose path names it is remembered', { tag: '@all' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/renkaat')
    await page.getByRole('link', { name: 'In English' }).click()
    await expect(page).toHaveURL(/\/tyres$/)
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

test('without a connection a link says so and leaves the page as it is', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await openHydrated(page, '/tyres?width=205')
  const here = page.url()
  await context.setOffline(true)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('The connection was lost')
  expect(page.url()).toBe(here)
  await context.setOffline(false)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/tyres\/.+\/205-/)
})
