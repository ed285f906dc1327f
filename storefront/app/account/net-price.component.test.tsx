import type { Account } from '@pito/contracts/profile'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { updateAccount } from './account-store.ts'
import { NetPrice } from './net-price.tsx'

const accountWith = (vat_percent: number | null) => ({ vat_percent }) as Account
afterEach(() => updateAccount(null))

test('a company that logs in sees the price without VAT, and a private person does not', async () => {
  await renderInShop(<NetPrice cents={13_990} each />)
  await expect.element(page.getByRole('main')).toHaveTextContent('')
  updateAccount(accountWith(25.5))
  await expect.element(page.getByText('111,47 € each without VAT')).toBeVisible()
  updateAccount(accountWith(null))
  await expect.element(page.getByText(/without VAT/)).not.toBeInTheDocument()
})

test('the sum of a cart is named without the word for one piece', async () => {
  updateAccount(accountWith(25.5))
  await renderInShop(<NetPrice cents={55_960} />, { locale: 'fi_FI' })
  await expect.element(page.getByText('Ilman alv:tä 445,90 €')).toBeVisible()
})
