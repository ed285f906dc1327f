import { logIn } from '@pito/contracts/accounts'
import { getCartItems } from '@pito/contracts/cart'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderRoute } from '../../../testing/render-in-shop.tsx'
import * as logInRoute from './log-in.tsx'

const email = page.getByLabelText('Email')
const password = page.getByLabelText('Password', { exact: true })
const button = page.getByRole('button', { name: 'Log in', exact: true })
const alerts = page.getByRole('main').getByRole('alert')

const renderLogIn = () => renderRoute(logInRoute, { address: '/login' })

async function submitForm() {
  await email.fill('maija@example.fi')
  await password.fill('Nastat-alle-7!')
  await button.click()
}

/** Simulates an API whose guest's cart can be loaded, because the cart is loaded again after each rejected log-in. */
const api = () => stubApi().on(getCartItems.anonymous, () => ({}))

test('an empty form names both fields, and the first has the focus', async () => {
  await renderLogIn()
  await button.click()
  await expect.element(email).toHaveFocus()
  await expect.element(email).toHaveAccessibleDescription('Email is required')
  await expect.element(password).toHaveAccessibleDescription('Password is required')
  await email.fill('abc')
  await userEvent.keyboard('{Enter}')
  await expect.element(email).toHaveAccessibleDescription('Please enter valid email')
})

test('a log-in that is under way shows it, and is not sent twice', async () => {
  let answer = (_: Response) => {}
  const answered = new Promise<Response>((resolve) => {
    answer = resolve
  })
  const stub = api().on(logIn, () => answered)
  await renderLogIn()
  await submitForm()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await button.click({ force: true })
  await userEvent.type(password, '{Enter}')
  answer(refusal(422, { code: 'wrong-credentials', message: 'Email or password is wrong.' }))
  await expect.element(alerts).toHaveTextContent('Email or password is wrong.')
  expect(stub.requests.filter((request) => request === 'POST /api/v1/login')).toHaveLength(1)
})

test('several errors of a response are lines above the form', async () => {
  const errors = { a: ['One.'], b: ['Two.'] }
  api().on(logIn, () => refusal(422, { code: 'not-valid', message: 'No.', errors }))
  await renderLogIn()
  await submitForm()
  await expect.element(alerts.first()).toHaveTextContent('One.')
  await expect.element(alerts.last()).toHaveTextContent('Two.')
  const order = alerts.last().element().compareDocumentPosition(email.element())
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
