import { register } from '@pito/contracts/accounts'
import { getCaptcha } from '@pito/contracts/platform'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { captcha, loadedCaptcha } from '../../../testing/captcha.ts'
import { renderRoute } from '../../../testing/render-in-shop.tsx'
import * as registerRoute from './register.tsx'

const goodPassword = 'Nastat-alle-7!'
const main = page.getByRole('main')
const password = page.getByLabelText('Password', { exact: true })
const create = main.getByRole('button', { name: 'Create account' })

function renderRegister() {
  const codes = [{ value: 'FI358', label: 'Finland (+358)' }]
  return renderRoute(registerRoute, {
    address: '/register',
    loaded: { captcha: loadedCaptcha, codes },
  })
}

async function fillForm() {
  for (const [label, text] of [
    ['First name', 'Maija'],
    ['Last name', 'Meikäläinen'],
    ['Contact number', '050 123 123'],
    ['Email', 'maija@example.fi'],
    ['Confirm password', goodPassword],
    ['Captcha', 'abcdef'],
  ] as const)
    await page.getByLabelText(label).fill(text)
  await password.fill(goodPassword)
  await page.getByLabelText(/^I accept the terms/).click()
}

test('the password shows which of its rules are met, and the button waits for all of them', async () => {
  await renderRegister()
  const met = () => document.querySelectorAll('.rules .is-ok').length
  await expect.element(create).toHaveAttribute('aria-disabled', 'true')
  for (const [index, typed] of ['k', 'kK', 'kK7', 'kK7!', 'kK7!esä'].entries()) {
    await password.fill(typed)
    await expect.poll(met).toBe(Math.min(index + 1, 4))
  }
  await expect.element(create).toHaveAttribute('aria-disabled', 'true')
  await password.fill('kK7!esäx')
  await expect.poll(met).toBe(5)
  await expect.element(create).not.toHaveAttribute('aria-disabled', 'true')
  await expect.element(main.getByText(/^Still missing: name, contact number, email/)).toBeVisible()
  await page.getByRole('button', { name: 'Show password' }).first().click()
  await expect.element(password).toHaveAttribute('type', 'text')
})

test('a common password is refused as it is typed, before the server refuses it', async () => {
  await renderRegister()
  await password.fill('Salasana1!')
  await expect.element(password).toHaveAccessibleDescription(/easy to guess/)
  await expect.element(create).toHaveAttribute('aria-disabled', 'true')
  expect(document.querySelectorAll('.meter .is-on')).toHaveLength(1)
  await expect.element(main.getByText(/a password that is harder to guess/)).toBeVisible()
  await password.fill(goodPassword)
  await expect.element(create).not.toHaveAttribute('aria-disabled', 'true')
  expect(document.querySelectorAll('.meter .is-on')).toHaveLength(5)
})

test('each field says what is wrong with it, and the first of them has the focus', async () => {
  await renderRegister()
  await page.getByRole('radio', { name: 'Company' }).click()
  await page.getByLabelText('Contact number').click()
  await userEvent.keyboard('12x3')
  await expect.element(page.getByLabelText('Contact number')).toHaveValue('123')
  await page.getByLabelText('Email').fill('abc')
  await password.fill(goodPassword)
  await page.getByLabelText('Confirm password').fill('other')
  await page.getByLabelText('Captcha').fill('abc')
  await create.click()
  await expect.element(page.getByLabelText('Company name')).toHaveFocus()
  for (const [label, sentence] of [
    ['Company name', /^Company Name is required\./],
    ['First name', /^First Name is required\./],
    ['Last name', /^Last Name is required\./],
    ['Contact number', /^Contact Number must contains 7 to 12 digits\. It allows \+,-,\(,\) and space/],
    ['Email', /^Email is not valid\./],
    ['Confirm password', /^Password is not match\./],
    ['Captcha', /^Enter Valid captcha/],
    [/^I accept the terms/, /^Please accept terms and policies/],
  ] as const)
    await expect.element(page.getByLabelText(label)).toHaveAccessibleDescription(sentence)
})

test('a registration on which the server breaks loses nothing', async () => {
  stubApi()
    .on(register, () => new Response('', { status: 500 }))
    .on(getCaptcha, () => captcha)
  await renderRegister()
  await fillForm()
  await create.click()
  await expect.element(main.getByRole('alert')).toMatchTextContent('Something went wrong')
  await expect.element(page.getByLabelText('Email')).toHaveValue('maija@example.fi')
})
