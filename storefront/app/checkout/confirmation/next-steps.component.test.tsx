import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { unpaidOrder } from '../../../testing/order.ts'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { NextSteps } from './confirmation.tsx'

test.each([
  ['a consumer reads about the right of withdrawal', false, '14 days to withdraw'],
  ['a company reads about its invoice instead', true, 'An invoice for your books'],
])('%s', async (_, is_business_customer, title) => {
  await renderInShop(<NextSteps order={{ ...unpaidOrder, is_business_customer }} />)
  await expect.element(page.getByRole('heading', { level: 3 }).last()).toHaveTextContent(title)
})
