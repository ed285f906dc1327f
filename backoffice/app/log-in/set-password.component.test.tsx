import { setStaffPassword } from '@pito/contracts/staff'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import SetPassword, { clientAction } from './set-password.tsx'

const password = page.getByLabelText('New password', { exact: true })
const routes = [
  { path: '/password', Component: SetPassword, action: clientAction },
  { path: '/login', Component: () => <h1>Log-in</h1> },
] as never
const open = (token: string) => renderInOffice(routes, { address: `/password?token=${token}` })

test('a weak password is refused by the form, and a link that is over by the server', async () => {
  const sentence = 'The link has expired.'
  stubApi().on(setStaffPassword, ({ token }) =>
    refusal(422, { code: 'link-over', message: `${token}: ${sentence}` }),
  )
  await open('over')
  expect(await accessibilityFaults()).toEqual([])
  await password.fill('short')
  await userEvent.keyboard('{Enter}')
  await expect.element(password).toHaveAccessibleDescription(/must have 8 to 25 characters/)
  await password.fill('Nastat-alle-7!')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent(`over: ${sentence}`)
})

test('after the password was saved the page leads to the log-in', async () => {
  stubApi().on(setStaffPassword, () => null)
  await open('good')
  await password.fill('Nastat-alle-7!')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('The password is saved')).toBeVisible()
  await page.getByRole('link', { name: 'To the log-in' }).click()
  await expect.element(page.getByRole('heading')).toHaveTextContent('Log-in')
})
