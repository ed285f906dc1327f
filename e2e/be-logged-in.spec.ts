import { expect, test } from '@playwright/test'
import { fromOwnAddress, registered, welcome } from './harness/customer.ts'
import { openHydrated } from './harness/hydrated.ts'
import { layoutShiftOf, measureLayoutShift } from './harness/layout-shift.ts'
import { watch } from './harness/watch.ts'

test.beforeEach(({ context }) => fromOwnAddress(context))

test('who is logged in is sent home from the pages for visitors', async ({ page }) => {
  await registered(page)
  for (const path of ['/login', '/register']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
})

test('logging out ends the session on the server and on the screen', async ({ page }) => {
  const { faults } = watch(page)
  await registered(page)
  // The header requests the cart as soon as the browser is idle. If the customer logged out before the response, this
  // request would fail with 401.
  const cart = page.waitForResponse('**/api/v1/customer/cart/items/all')
  await openHydrated(page, '/profile?lang=en')
  await cart
  const access = (await page.context().cookies()).find(({ name }) => name === 'access')?.value
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  expect(cookies.filter((name) => ['access', 'refresh', 'session'].includes(name))).toEqual([])
  const old = await page.request.get('/api/v1/account', { headers: { authorization: `Bearer ${access}` } })
  expect(old.status()).toBe(401)
  expect(faults).toEqual([])
})

test('nothing personal is stored in the browser', { tag: '@all' }, async ({ page }) => {
  const { email } = await registered(page)
  await openHydrated(page, '/profile?lang=en')
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  for (const text of [email, 'Maija', 'Meikäläinen', '050123123']) expect(stored).not.toContain(text)
})

for (const width of [360, 768, 1280])
  test(`at ${width} px the name arrives after load, and nothing jumps`, {
    tag: width === 360 ? [] : '@all',
  }, async ({ page }) => {
    await registered(page, 'Maija-Liisa Annikki')
    await page.setViewportSize({ width, height: 900 })
    await measureLayoutShift(page)
    const source = await (await page.request.get('/?lang=en')).text()
    expect(source).not.toContain('Maija')
    const accounts: string[] = []
    page.on('request', (request) => request.url().endsWith('/account') && accounts.push(request.url()))
    await openHydrated(page, '/?lang=en')
    await expect(welcome(page, 'Maija-Liisa Annikki')).toBeVisible()
    expect(await layoutShiftOf(page)).toBeLessThan(0.02)
    expect(accounts).toHaveLength(1)
  })
