import { formAction } from '@pito/web/form/form-action'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../../../testing/render-in-shop.tsx'
import { PasskeyRow } from './passkey-row.tsx'

const passkey = {
  id: 'key',
  name: 'Phone',
  created_at: '2026-11-01T10:00:00Z',
  last_used_at: null,
  backed_up: true,
}
const remove = page.getByRole('button', { name: 'Remove: Phone' })
const password = page.getByLabelText('Confirm with your password')

const renderRow = (submit: (form: FormData) => object) => {
  const action = formAction((_api, { form }) => Promise.resolve(submit(form) as never)).inBrowser as never
  return renderInShop(
    <ul>
      <PasskeyRow passkey={passkey} />
    </ul>,
    {
      routes: [
        { path: '/passkeys/remove', action },
        { path: '/passkeys/rename', action },
      ],
    },
  )
}

test('the password is asked for only when the shop requires it, and stays after any other refusal', async () => {
  const sent: unknown[] = []
  await renderRow((form) => {
    sent.push(form.get('password'))
    return {
      errors: sent.length === 1 ? { password: ['Confirm with your password.'] } : { id: ['Unknown.'] },
    }
  })
  await expect.element(password).not.toBeInTheDocument()
  await remove.click()
  await expect.element(password).toHaveAccessibleDescription(/Confirm with your password/)
  await password.fill('Wrong-1!')
  await remove.click()
  await expect.element(page.getByText('Unknown.')).toBeVisible()
  await expect.element(password).toBeVisible()
  expect(sent).toEqual([null, 'Wrong-1!'])
})

test('a passkey is renamed in a form that opens below it, and a refused name is named there', async () => {
  await renderRow(() => ({ errors: { name: ['The name is too long.'] } }))
  const name = page.getByLabelText('New name')
  await expect.element(page.getByText('Not used yet', { exact: false })).toBeVisible()
  await expect.element(name).not.toBeVisible()
  await page.getByText(/^Rename/).click()
  await expect.element(name).toHaveValue('Phone')
  await name.fill('A long name')
  await page.getByRole('button', { name: 'Save the name' }).click()
  await expect.element(name).toHaveAccessibleDescription(/The name is too long/)
})
