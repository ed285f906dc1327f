import type { Cart } from '@pito/contracts/cart'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { PromoCode } from './promo-code.tsx'

const cart = { promo_code_name: 'TALVI10', promo_code_error: null, discount_amount: 12.6 } as Cart
const missing = 'This promo code needs tyres for at least 300,00\u00a0€ in the cart.'
const code = page.getByRole('textbox', { name: 'Promo code' })

test('a code says what it takes off, and what it does not cover', async () => {
  await renderInShop(<PromoCode cart={cart} isCustomer />)
  await expect
    .element(code)
    .toHaveAccessibleDescription(
      'The code TALVI10 takes 12,60\u00a0€ off the tyres. It does not cover the recycling fee, fitting or delivery.',
    )
})

test('a code that takes nothing off says why, and not that it takes something off', async () => {
  await renderInShop(
    <PromoCode cart={{ ...cart, promo_code_error: missing, discount_amount: 0 }} isCustomer />,
  )
  await expect.element(code).toHaveAccessibleDescription(missing)
})
