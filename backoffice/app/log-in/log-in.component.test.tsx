import * as contracts from '@pito/contracts/staff-log-in'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import LogIn, { clientAction, clientLoader, shouldRevalidate } from './log-in.tsx'

const login = {
  path: '/login',
  Component: LogIn,
  loader: clientLoader,
  action: clientAction,
  shouldRevalidate,
} as never
const opened = ['/', '/orders'].map((path) => ({ path, Component: () => <h1>Opened {path}</h1> }))

const email = page.getByLabelText('Email')
const password = page.getByLabelText('Password', { exact: true })
const code = page.getByLabelText('Code', { exact: true })
const heading = page.getByRole('heading', { level: 1 })
const button = (name: string) => page.getByRole('button', { name })

const step = { ticket: 'ticket-1', next: 'second-factor', has_app: true, has_passkey: false } as const
const staff = {
  id: 'paavo',
  name: 'Paavo',
  email: 'palvelu@pito.example',
  rights: [],
  locale: 'en_GB',
} as const
const failed = { code: 'staff-login-failed', message: 'The e-mail, password or code is incorrect.' }

async function typeLogIn(): Promise<void> {
  await email.fill('palvelu@pito.example')
  await password.fill('Asiakas-ensin-8')
  await userEvent.keyboard('{Enter}')
}

/** Renders the login page with a password that is right, up to the second step. */
async function secondStep(more: object = {}, address = '/login') {
  const stub = stubApi().on(contracts.openStaffLogin, () => ({ ...step, ...more }))
  await renderInOffice([login, ...opened], { address })
  await typeLogIn()
  return stub
}

test('an empty form names what is missing without asking the server, and the first field has the focus', async () => {
  const { requests } = stubApi()
  await renderInOffice([login], { address: '/login' })
  await button('Continue').click()
  await expect.element(email).toHaveAccessibleDescription(/./)
  await expect.element(password).toHaveAccessibleDescription(/./)
  await expect.element(email).toHaveFocus()
  expect(requests).toEqual([])
  expect(await accessibilityFaults()).toEqual([])
})

test('what the server says of a wrong password is shown, and the e-mail address stays', async () => {
  stubApi().on(contracts.openStaffLogin, () => refusal(422, failed))
  await renderInOffice([login], { address: '/login' })
  await typeLogIn()
  await expect.element(page.getByRole('alert')).toHaveTextContent(failed.message)
  await expect.element(email).toHaveValue('palvelu@pito.example')
})

test.each([
  ['the start page', '/login', 'Opened /'],
  ['the page that led here', '/login?redirect=%2Forders', 'Opened /orders'],
  ['never another site', '/login?redirect=https%3A%2F%2Felsewhere.example%2F', 'Opened /'],
])('after the code %s opens', async (_page, address, title) => {
  const sent: unknown[] = []
  const stub = await secondStep({}, address)
  stub.on(contracts.finishStaffLogin, (input) => {
    sent.push(input)
    return { staff }
  })
  await expect.element(heading).toHaveTextContent('Confirm that it is you')
  await expect.element(code).toHaveFocus()
  expect(await accessibilityFaults()).toEqual([])
  await userEvent.keyboard('123456{Enter}')
  await expect.element(heading).toHaveTextContent(title)
  expect(sent).toEqual([{ ticket: 'ticket-1', code: '123456' }])
})

test('a wrong code says so and the step stays; an empty one is not sent', async () => {
  const stub = await secondStep()
  stub.on(contracts.finishStaffLogin, () => refusal(422, failed))
  await button('Log in').click()
  await expect.element(code).toHaveAccessibleDescription(/^The code is missing\./)
  await code.fill('000000')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent(failed.message)
  await button('Start again').click()
  await expect.element(email).toBeVisible()
})

test('a recovery code is typed into a field of its own, which takes letters', async () => {
  const stub = await secondStep()
  const sent: unknown[] = []
  stub.on(contracts.finishStaffLogin, (input) => {
    sent.push(input.code)
    return { staff }
  })
  await button('Use a recovery code').click()
  const field = page.getByLabelText('Recovery code')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAttribute('inputmode', 'text')
  await userEvent.keyboard('ABCD-EFGH-IJKL{Enter}')
  await expect.element(heading).toHaveTextContent('Opened /')
  expect(sent).toEqual(['ABCD-EFGH-IJKL'])
})

test('somebody with a passkey alone is asked for it, and may use a recovery code instead', async () => {
  await secondStep({ has_app: false, has_passkey: true })
  await expect.element(button('Use a passkey')).toBeVisible()
  await expect.element(code).not.toBeInTheDocument()
  await button('Use a recovery code').click()
  await expect.element(page.getByLabelText('Recovery code')).toBeVisible()
})

test('a newcomer sets up an app, and sees the recovery codes once before going on', async () => {
  const recovery_codes = ['AAAA-BBBB-CCCC', 'DDDD-EEEE-FFFF']
  const stub = await secondStep({ next: 'set-up', has_app: false }, '/login?redirect=%2Forders')
  const uri = 'otpauth://totp/Pito:outi?secret=ABCDEFGH&issuer=Pito'
  stub.on(contracts.offerAuthenticatorApp, () => ({ secret: 'ABCDEFGH', uri }))
  stub.on(contracts.setUpSecondFactor, ({ code: typed }) =>
    typed === '123456'
      ? { recovery_codes }
      : refusal(422, { code: 'second-factor-failed', message: 'Wrong.' }),
  )
  await expect.element(heading).toHaveTextContent('Set up the second factor')
  await expect.element(heading).toHaveFocus()
  expect(await accessibilityFaults()).toEqual([])
  await button('Authenticator app').click()
  await expect.element(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  await expect.element(page.getByText('ABCD EFGH')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await code.fill('000000')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Wrong.')
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')
  await expect.element(heading).toHaveTextContent('Your recovery codes')
  await expect.element(page.getByRole('listitem').nth(1)).toHaveTextContent('DDDD-EEEE-FFFF')
  expect(await accessibilityFaults()).toEqual([])
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await button('Copy').click()
  await expect.element(page.getByRole('status')).toHaveTextContent('The codes are copied.')
  expect(copied).toHaveBeenCalledWith(recovery_codes.join('\n'))
  await page.getByRole('link', { name: 'I have saved the codes' }).click()
  await expect.element(heading).toHaveTextContent('Opened /orders')
})

test('somebody whose session has ended is told so, in their language', async () => {
  stubApi()
  await renderInOffice([login], { locale: 'fi_FI', address: '/login?note=session-ended' })
  await expect.element(page.getByRole('main')).toMatchTextContent(/Istunto päättyi\./)
})
