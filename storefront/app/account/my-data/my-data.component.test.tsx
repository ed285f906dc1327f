import { deleteAccount } from '@pito/contracts/privacy'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderRoute } from '../../../testing/render-in-shop.tsx'
import { accountRouteId } from '../account-store.ts'
import * as myData from './my-data.tsx'

const sure = page.getByRole('checkbox', { name: /^I understand/ })
const remove = page.getByRole('button', { name: 'Delete my account' })

function openPage(virtualUser: object | null = null) {
  const account = { userDetails: { email: 'aino@example.fi' }, virtualUser }
  return renderRoute(myData, {
    address: '/my-data',
    route: { path: '/my-data', id: accountRouteId },
    routes: [{ path: '/account-deleted', Component: () => <h1>Deleted</h1> }],
    loaded: { account },
    loaderData: { [accountRouteId]: { account } },
  })
}

test('an account is not deleted before the deletion is confirmed', async () => {
  const { requests } = stubApi()
  await openPage()
  await remove.click()
  await expect.element(page.getByText('Please confirm that you want to delete the account.')).toBeVisible()
  await expect.element(sure).toHaveAttribute('aria-invalid', 'true')
  expect(requests).toEqual([])
})

test('a refused password is named at its field, and the deletion that follows leads on', async () => {
  const errors = { password: ['The password is wrong.'] }
  const stub = stubApi().on(deleteAccount, () => refusal(422, { code: 'not-valid', message: 'No.', errors }))
  await openPage()
  await sure.click()
  await remove.click()
  await expect.element(page.getByLabelText('Password')).toHaveAccessibleDescription(/The password is wrong/)
  await expect.element(sure).toBeChecked()
  stub.on(deleteAccount, () => ({}))
  await remove.click()
  await expect.element(page.getByRole('heading', { name: 'Deleted' })).toBeVisible()
})

test('staff who act for a customer can neither download the data nor delete the account', async () => {
  await openPage({ id: 1 })
  await expect.element(page.getByText(/^On behalf of a customer/)).toBeVisible()
  await expect.element(remove).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: /^Download my data/ })).not.toBeInTheDocument()
})
