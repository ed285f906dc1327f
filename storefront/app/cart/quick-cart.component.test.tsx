import { getCartItems } from '@pito/contracts/cart'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { QuickCart } from './quick-cart.tsx'

test('a cart that cannot be read says so and is read again', async () => {
  const stub = stubApi().on(getCartItems.anonymous, () => Promise.reject(new TypeError('Failed to fetch')))
  await renderInShop(<QuickCart open={false} />)
  await page.getByRole('button', { name: /^Cart/ }).click()
  const panel = page.getByRole('dialog', { name: 'Cart' })
  await expect.element(panel.getByRole('alert')).toMatchTextContent('The cart could not be loaded')
  stub.on(getCartItems.anonymous, () => ({ quantity: 0, line_items: [], shipping_tiers: [] }))
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect.element(panel).toMatchTextContent('No Product in Cart')
})
