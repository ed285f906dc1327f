import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { PaymentWait } from './order-summary.tsx'

test('a buyer who has to wait reads from when the order can be paid, in Finnish time', async () => {
  await renderInShop(<PaymentWait from="2026-11-20T11:30:00.000Z" refusal={null} />, {
    address: '/cart/order-summary/100017',
  })
  await expect.element(page.getByText('You can pay for the order from 13:30 on.')).toBeVisible()
  await expect.element(page.getByText(/Nothing has been charged/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Reload the page' }))
    .toHaveAttribute('href', '/cart/order-summary/100017')
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('a guest reads before paying that the last tyres are reserved by others of the network', async () => {
  await renderInShop(<PaymentWait from={null} refusal="Only a few of these tyres are left." />, {
    address: '/cart/order-summary/100017',
  })
  await expect.element(page.getByText('Only a few of these tyres are left.')).toBeVisible()
  await expect.element(page.getByText(/The payment methods appear on this page/)).toBeVisible()
})
