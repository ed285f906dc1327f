import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { emptyList } from '../list/list-state.ts'
import { PlateForm } from './plate-form.tsx'

test('an empty plate is refused in the language of the page, and a typed one is not', async () => {
  await renderInShop(<PlateForm chosen={emptyList(null)} />, { root: { plateSearch: true }, locale: 'fi_FI' })
  const field = page.getByRole('textbox', { name: 'Rekisterinumero' })
  await page.getByRole('button', { name: 'Hae rekisterinumerolla' }).click()
  const input = field.element() as HTMLInputElement
  expect(input.validationMessage).toBe('Kirjoita rekisterinumero.')
  await field.fill('ABC-123')
  expect(input.checkValidity()).toBe(true)
})
