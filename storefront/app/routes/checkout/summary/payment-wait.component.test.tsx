import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../../../testing/render-in-shop.tsx'
import { PaymentWait } from './payment-wait.tsx'

test('a buyer who has to wait reads from when the order can be paid, in Finnish time', async () => {
  await renderInShop(<PaymentWait from="2026-11-20T11:30:00.000Z" />, {
    address: '/cart/order-summary/100017',
  })
  await expect.element(page.getByText('You can pay for the order from 13:30 on.')).toBeVisible()
  await expect.element(page.getByText(/Nothing has been charged/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Reload the page' }))
    .toHaveAttribute('href', '/cart/order-summary/100017')
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
