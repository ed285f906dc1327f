import { storage } from '@pito/web/boot/storage'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { CombinationNotes } from './combinations-of-cart.tsx'
import type { UnusualCombination } from './unusual-combinations.ts'

const tyre = { name: 'Hakkapeliitta R5', link_fi: '/renkaat/9', link_en: '/tyres/9' }
const three: UnusualCombination = { kind: 'quantity', key: 'quantity 9x3', tyre, quantity: 3 }
const note = page.getByText(/^The cart has 3 tyres of one size/)

beforeEach(() => storage.remove('closed_combinations'))

test('a single tyre is called one, and not a number of tyres', async () => {
  await renderInShop(<CombinationNotes combinations={[{ ...three, quantity: 1 }]} />, { locale: 'fi_FI' })
  await expect
    .element(page.getByText(/^Tätä rengaskokoa on korissa vain yksi\. Renkaat vaihdetaan/))
    .toBeVisible()
})

test('a closed note stays closed, and another combination is pointed out', async () => {
  const first = await renderInShop(<CombinationNotes combinations={[three]} />)
  await expect
    .element(page.getByRole('link', { name: 'Change the quantity: Hakkapeliitta R5' }))
    .toHaveAttribute('href', '/tyres/9')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(note).not.toBeInTheDocument()
  await first.unmount()
  await renderInShop(
    <CombinationNotes combinations={[three, { ...three, key: 'quantity 9x5', quantity: 5 }]} />,
  )
  await expect.element(page.getByText(/^The cart has 5 tyres of one size/)).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
})
