import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fittedOrder } from '../../../testing/order.ts'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { SummarySections } from './summary-sections.tsx'

const { billing_details, shipping_details } = fittedOrder
if (!billing_details || !shipping_details) throw new Error('The order of the fixture has no addresses.')
const order = { ...fittedOrder, billing_details, shipping_details }
const change = page.getByRole('link', { name: 'Change your reference' })

test('a company sees the reference for its invoice before it pays, and can change it', async () => {
  await renderInShop(<SummarySections order={{ ...order, buyer_reference: 'PO-4711' }} />)
  await expect.element(page.getByText('PO-4711')).toBeVisible()
  await expect.element(change).toHaveAttribute('href', '/cart/user-info?lang=en')
})

test('without a reference there is no section for one', async () => {
  await renderInShop(<SummarySections order={order} />)
  await expect.element(page.getByRole('link', { name: 'Change the order note' })).toBeVisible()
  expect(change.query()).toBeNull()
})
