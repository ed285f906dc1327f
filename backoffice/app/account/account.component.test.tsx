import { confirmSecondFactor } from '@pito/contracts/staff-log-in'
import * as factors from '@pito/contracts/staff-second-factors'
import type { StaffRight } from '@pito/contracts/values/staff-rights'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import * as confirm from '../second-factor/confirm-second-factor.ts'
import Account, { clientAction } from './account.tsx'

const passkey = {
  id: '0b6f0a52-6f2e-4a1c-9c55-5c1a4d1f0b01',
  created_at: '2026-11-20T10:00:00Z',
  last_used_at: null,
}
const own = { has_app: true, has_passkey: true, passkeys: [passkey], recovery_codes_left: 1 }

async function open(more: object = {}, rights: readonly StaffRight[] = []) {
  const office = {
    id: 'office',
    loader: () => ({ staff: { name: 'Outi', email: 'outi@pito.example', rights } }),
    children: [
      { path: '/account', Component: Account, loader: () => ({ ...own, ...more }), action: clientAction },
    ],
  }
  const confirming = {
    path: '/second-factor',
    Component: confirm.default,
    action: confirm.clientAction,
    loader: confirm.clientLoader,
  }
  const stub = stubApi()
  await renderInOffice([office, confirming] as never, { address: '/account' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return stub
}
const section = (name: string) => page.getByRole('region', { name })

test('the page lists the second factors of the person who is logged in', async () => {
  await open()
  await expect.element(section('Authenticator app').getByText('You have an authenticator app.')).toBeVisible()
  await expect.element(section('Passkeys').getByText(/^Added .*, not used yet$/)).toBeVisible()
  await expect.element(section('Recovery codes').getByText('1 recovery code is left.')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('the page lists what the person may do', async () => {
  await open({}, ['read-orders'])
  await expect.element(section('What you may do').getByRole('listitem')).toMatchTextContent(/^View orders/)
})

test('a person without permissions reads that an owner gives them', async () => {
  await open()
  await expect.element(section('What you may do')).toMatchTextContent(/Ask an owner for them\./)
})

test('a new app is shown with its key and confirmed by a code', async () => {
  const sent: unknown[] = []
  const stub = await open()
  stub
    .on(factors.offerNewApp, () => ({ secret: 'ABCDEFGH', uri: 'otpauth://totp/Pito?secret=ABCDEFGH' }))
    .on(factors.confirmNewApp, (input) => {
      sent.push(input)
      return sent.length > 1 ? null : refusal(422, { code: 'second-factor-failed', message: 'Wrong code.' })
    })
  await page.getByRole('button', { name: 'Set up a new app' }).click()
  await expect.element(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  await expect.element(page.getByText('ABCD EFGH')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await userEvent.keyboard('000000{Enter}')
  await expect.element(page.getByText('Wrong code.')).toBeVisible()
  await page.getByLabelText('Code').fill('123456')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^The new app is set up\./)).toBeVisible()
  expect(sent).toEqual([{ code: '000000' }, { code: '123456' }])
})

test('an app can be replaced twice without leaving the page', async () => {
  const secrets = ['ABCDEFGH', 'IJKLMNOP']
  const stub = await open()
  stub
    .on(factors.offerNewApp, () => {
      const secret = secrets.shift() ?? ''
      return { secret, uri: `otpauth://totp/Pito?secret=${secret}` }
    })
    .on(factors.confirmNewApp, () => null)
  for (const key of ['ABCD EFGH', 'IJKL MNOP']) {
    await page.getByRole('button', { name: 'Set up a new app' }).click()
    await expect.element(page.getByText(key)).toBeVisible()
    await page.getByLabelText('Code').fill('123456')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/^The new app is set up\./)).toBeVisible()
  }
})

test('new recovery codes are shown after the second factor was given again', async () => {
  let isConfirmed = false
  const stub = await open()
  stub
    .on(factors.renewRecoveryCodes, () =>
      isConfirmed
        ? { recovery_codes: ['AAAA-BBBB-CCCC'] }
        : refusal(403, { code: 'second-factor-required', message: 'Confirm first.' }),
    )
    .on(confirmSecondFactor, () => {
      isConfirmed = true
      return null
    })
  await page.getByRole('button', { name: 'Make new recovery codes' }).click()
  await page.getByRole('dialog').getByLabelText('Code').fill('123456')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('AAAA-BBBB-CCCC')).toBeVisible()
})

test('the only second factor is not removed, and the page says why', async () => {
  const message = 'This is your only second factor. Add another before you remove it.'
  const stub = await open({ has_app: false })
  stub.on(factors.removeOwnPasskey, () => refusal(422, { code: 'last-second-factor', message }))
  await page.getByRole('button', { name: /^Remove the passkey that was added/ }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(message)
})
