import { memberLogin } from '@pito/contracts/staff-log-in'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import LogIn, { clientAction, clientLoader } from './log-in.tsx'

const login = { path: '/login', Component: LogIn, loader: clientLoader, action: clientAction } as never
const opened = ['/', '/orders'].map((path) => ({ path, Component: () => <h1>Opened {path}</h1> }))

const email = page.getByLabelText('Email')
const password = page.getByLabelText('Password', { exact: true })

async function typeLogIn(): Promise<void> {
  await email.fill('palvelu@pito.example')
  await password.fill('Asiakas-ensin-8')
  await page.getByLabelText('Code').fill('123456')
  await userEvent.keyboard('{Enter}')
}

test('an empty form names what is missing without asking the server, and the first field has the focus', async () => {
  const { requests } = stubApi()
  await renderInOffice([login], { address: '/login' })
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect.element(email).toHaveAccessibleDescription(/./)
  await expect.element(password).toHaveAccessibleDescription(/./)
  await expect.element(email).toHaveFocus()
  expect(requests).toEqual([])
  expect(await accessibilityFaults()).toEqual([])
})

test('what the server says of a wrong password is shown, and the e-mail address stays', async () => {
  const message = 'The email or password is wrong.'
  stubApi().on(memberLogin, () => refusal(422, { code: 'login-failed', message }))
  await renderInOffice([login], { address: '/login' })
  await typeLogIn()
  await expect.element(page.getByRole('alert')).toHaveTextContent(message)
  await expect.element(email).toHaveValue('palvelu@pito.example')
  await expect.element(password).toHaveValue('Asiakas-ensin-8')
})

test.each([
  ['the start page', '/login', 'Opened /'],
  ['the page that led here', '/login?redirect=%2Forders', 'Opened /orders'],
  ['never another site', '/login?redirect=https%3A%2F%2Felsewhere.example%2F', 'Opened /'],
])('after the log-in %s opens', async (_page, address, title) => {
  stubApi().on(memberLogin, () => ({}))
  await renderInOffice([login, ...opened], { address })
  await typeLogIn()
  await expect.element(page.getByRole('heading')).toHaveTextContent(title)
})

test('somebody whose session has ended is told so, in their language', async () => {
  stubApi()
  await renderInOffice([login], { locale: 'fi_FI', address: '/login?note=session-ended' })
  await expect.element(page.getByRole('main')).toMatchTextContent(/Istunto päättyi\./)
})
