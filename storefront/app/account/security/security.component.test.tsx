import { changePassword } from '@pito/contracts/passwords'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderRoute } from '../../../testing/render-in-shop.tsx'
import { accountRouteId } from '../account-store.ts'
import * as security from './security.tsx'

test('a server error without a sentence is explained, and the form stays', async () => {
  stubApi().on(changePassword, () => new Response('', { status: 500 }))
  const account = { userDetails: { email: 'maija@example.fi' } }
  await renderRoute(security, {
    address: '/changepassword',
    route: { path: '/changepassword', id: accountRouteId },
    loaded: { account, sessions: [], passkeys: [] },
    loaderData: { [accountRouteId]: { account, sessions: [], passkeys: [] } },
  })
  await page.getByLabelText('Current password').fill('Nastat-alle-7!')
  await page.getByLabelText('New password').fill('Loska-hanki-88?')
  await page.getByLabelText('Confirm password').fill('Loska-hanki-88?')
  const change = page.getByRole('button', { name: 'Change password' })
  await change.click()
  await expect.element(page.getByRole('main').getByRole('alert')).toMatchTextContent('Something went wrong')
  await expect.element(change).toBeVisible()
})
