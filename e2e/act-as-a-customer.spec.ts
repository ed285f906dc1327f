import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { findTyre } from './harness/find-tyre.ts'
import { hydrated, openHydrated } from './harness/hydrated.ts'
import { layoutShiftOf, measureLayoutShift } from './harness/layout-shift.ts'
import { logInAsStaff, newMember } from './harness/staff.ts'
import { watch } from './harness/watch.ts'

const staffPage = (language: 'fi' | 'en') => `/login-as-customer?lang=${language}`
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const bar = (page: Page) => page.getByRole('region', { name: 'Acting as a customer' })
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name)

async function logIn(page: Page): Promise<void> {
  await openHydrated(page, staffPage('en'))
  const member = await newMember()
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByLabel('Code').fill(member.code)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Act as a customer')
  await hydrated(page)
}

/** Logs in as staff and starts to act for the customer Aino, with the API calls that the page makes. */
async function actAsAino(page: Page): Promise<void> {
  const headers = await logInAsStaff(page)
  const search = { search: 'aino virtanen' }
  const found = await page.request.post('/api/v1/get-customer-portal-users', { data: search, headers })
  const [aino] = (await found.json()).data
  const acting = await page.request.post('/api/v1/act-as-customer', {
    data: { customer_id: aino.id, reason: 'She called' },
    headers,
  })
  expect(acting.status()).toBe(200)
}

test('customer service acts as Aino by keyboard alone', { tag: '@all' }, async ({ page }) => {
  const { faults } = watch(page)
  await logIn(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByLabel('Search for a customer').fill('aino virt')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 customer', { exact: true })).toBeVisible()
  await page.getByLabel('Reason').fill('She called')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Act as this customer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/profile*')
  await hydrated(page)
  await expect(page.getByLabel('First name')).toHaveValue('Aino')
  await expect(bar(page)).toContainText('You are acting as Aino Virtanen')
  await expect(bar(page)).toContainText(/(60|59) min left/)
  await expect(page.getByRole('link', { name: 'Orders' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Change password' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(faults).toEqual([])
})

test('the bar is on cached pages too, and leaving ends the session', async ({ page }) => {
  const { faults } = watch(page)
  await measureLayoutShift(page)
  await actAsAino(page)
  const { data } = await (await page.request.get('/api/v1/account')).json()
  expect(data.userDetails.role).toBe('kavo_member')
  expect(data.virtualUser).toMatchObject({ first_name: 'Aino', staff_name: 'Paavo Palvelija' })
  const change = { oldpassword: 'Rengas-demo-1!', password: 'Toinen-sana-22?' }
  const refused = await page.request.post('/api/v1/change-password', { data: change })
  expect((await refused.json()).code).toBe('not-allowed-while-acting')

  await openHydrated(page, '/product-details/9?lang=en')
  await expect(bar(page)).toContainText('Aino Virtanen')
  expect(await layoutShiftOf(page)).toBeLessThan(0.02)
  expect(await accessibilityFaults(page)).toEqual([])
  await bar(page).getByRole('button', { name: 'Leave' }).press('Enter')
  await expect(heading(page)).toHaveText('Act as a customer')
  await expect(page.getByText('You are no longer acting as the customer.')).toBeVisible()
  await hydrated(page)
  await expect(bar(page)).toHaveCount(0)
  const left = await cookieNames(page)
  for (const name of ['access', 'refresh', 'session', 'acting']) expect(left).not.toContain(name)
  expect((await page.request.get('/api/v1/account')).status()).toBe(401)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(heading(page)).toHaveText('Staff log-in')
  await hydrated(page)
  expect(await cookieNames(page)).not.toContain('staff-access')
  expect(faults.filter((fault) => !fault.includes('/api/v1/staff/me'))).toEqual([])
})

test('wrong log-ins are said in words, and customers learn nothing', { tag: '@all' }, async ({ page }) => {
  await openHydrated(page, staffPage('en'))
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Password is required',
  )
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/^The code is missing\./)
  await page.getByLabel('Email').fill('paavo')
  await page.getByLabel('Password', { exact: true }).fill('x')
  await page.getByLabel('Code').fill('123456')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter valid email')
  await page.getByLabel('Email').fill('aino@pito.example')
  await page.getByLabel('Password', { exact: true }).fill('Rengas-demo-1!')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'The e-mail, password or code is incorrect.',
  )
})

test('no customer found, customers that could not be loaded, and an hour that is over', {
  tag: '@all',
}, async ({ page }) => {
  await logIn(page)
  await page.getByLabel('Search for a customer').fill('nobody of this name')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No customers found')).toBeVisible()
  const call = '**/api/v1/get-customer-portal-users'
  await page.route(call, (route) => route.abort())
  await page.getByLabel('Search for a customer').fill('aino')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The customers could not be loaded')).toBeVisible()
  await page.unroute(call)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByLabel('Reason').fill('He called')
  await page.getByRole('button', { name: 'Act as this customer' }).first().click()
  await page.waitForURL('**/profile*')
  await page.clock.install()
  await openHydrated(page, '/?lang=en')
  await expect(bar(page)).toContainText('min left')
  await page.clock.fastForward('01:00:10')
  await expect(page.getByText('Acting as the customer has ended.')).toBeVisible()
  await expect(heading(page)).toHaveText('Act as a customer')
  expect(await cookieNames(page)).not.toContain('acting')
})

test('in the checkout of a customer, staff save the details and leave terms and payment to the customer', async ({
  page,
}) => {
  const { faults } = watch(page)
  await actAsAino(page)
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/v1/customer/${path}`, { data })
    return (await answer.json()).data
  }
  const { id } = await findTyre(page, (stock) => stock > 4)
  const { cart_id } = await post('cart/item/insert', { type_id: id, quantity: 1 })
  await post('cart/services/remove', { cart_id })
  await openHydrated(page, '/cart/user-info?lang=en')
  await expect(page.getByText('The customer accepts the terms and pays in person')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /I accept/ })).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByLabel('Licence plate').fill('ABC-123')
  await page.getByRole('button', { name: 'Save the details' }).click()
  await expect(page.getByText('The details are saved.')).toBeVisible()
  await post('cart/clear', { cart_id })
  expect(faults).toEqual([])
})

test.describe('without a script', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false })

  test('staff log in, act as a customer and leave in Finnish', async ({ page }) => {
    const member = await newMember()
    await page.goto(staffPage('fi'))
    await page.getByLabel('Sähköposti').fill(member.email)
    await page.getByLabel('Salasana', { exact: true }).fill('vaara')
    await page.getByLabel('Koodi').fill(member.code)
    await page.getByRole('button', { name: 'Kirjaudu' }).click()
    await expect(page.getByRole('alert')).toContainText('Sähköposti, salasana tai koodi on väärin.')
    await expect(page.getByLabel('Sähköposti')).toHaveValue(member.email)
    await page.getByLabel('Salasana', { exact: true }).fill(member.password)
    await page.getByRole('button', { name: 'Kirjaudu' }).click()
    await expect(heading(page)).toHaveText('Asioi asiakkaan puolesta')
    await page.getByLabel('Hae asiakasta').fill('korhonen')
    await page.getByRole('button', { name: 'Hae', exact: true }).click()
    await expect(page.getByText('1 asiakas', { exact: true })).toBeVisible()
    await page.getByLabel('Syy').fill('Asiakas soitti.')
    await page.getByRole('button', { name: 'Asioi tänä asiakkaana' }).click()
    await expect(page.getByLabel('Etunimi')).toHaveValue('Veikko')
    await page.goto(staffPage('fi'))
    await expect(page.getByText('Asioit asiakkaana Veikko Korhonen')).toBeVisible()
    await page.getByRole('button', { name: 'Lopeta asiointi' }).click()
    await expect(heading(page)).toHaveText('Asioi asiakkaan puolesta')
    await expect(page.getByText('Asioit asiakkaana Veikko Korhonen')).toHaveCount(0)
    expect((await page.request.get('/api/v1/account')).status()).toBe(401)
  })
})
