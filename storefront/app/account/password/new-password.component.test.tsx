import { resetPassword } from '@pito/contracts/passwords'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderRoute } from '../../../testing/render-in-shop.tsx'
import * as newPassword from './new-password.tsx'

test('a refused password is named at its field, and a refused link above the form', async () => {
  const errors = { password: ['Too common.'], token: ['Too late.'] }
  stubApi().on(resetPassword, () => refusal(422, { code: 'not-valid', message: 'No.', errors }))
  await renderRoute(newPassword, {
    address: '/password/reset/of-the-mail',
    route: { path: '/password/reset/:token' },
    loaded: { email: 'maija@example.fi' },
  })
  const password = page.getByLabelText('New password')
  await password.fill('Loska-hanki-88?')
  await page.getByLabelText('Confirm password').fill('Loska-hanki-88?')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect.element(page.getByRole('main').getByRole('alert')).toHaveTextContent('Too late.')
  await expect.element(password).toHaveAccessibleDescription(/Too common/)
  await expect.element(password).toHaveFocus()
})
