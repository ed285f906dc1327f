import { setStaffPassword } from '@pito/contracts/staff'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderRoute } from '../../../testing/render-in-shop.tsx'
import * as staffPassword from './staff-password.tsx'

const password = page.getByLabelText('New password', { exact: true })

test('a weak password is refused by the form, and a link that is over by the server', async () => {
  const sentence = 'The link has expired.'
  stubApi().on(setStaffPassword, ({ token }) =>
    refusal(422, { code: 'link-over', message: `${token}: ${sentence}` }),
  )
  await renderRoute(staffPassword, {
    address: '/login-as-customer/password?token=over',
    route: { path: '/login-as-customer/password' },
  })
  await password.fill('short')
  await userEvent.keyboard('{Enter}')
  await expect.element(password).toHaveAccessibleDescription(/must have 8 to 25 characters/)
  await password.fill('Nastat-alle-7!')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('main').getByRole('alert')).toHaveTextContent(`over: ${sentence}`)
})
