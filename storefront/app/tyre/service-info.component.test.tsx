import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { ServiceInfo } from './service-info.tsx'

const unfitted = { data: { price: null, partners: 0 }, failure: null } as const

test.each([
  ['a tyre of a car is delivered', false, 'Delivery'],
  ['a tyre of a truck is sent as freight', true, 'Freight'],
])('%s if no service point fits it', async (_, isFreight, delivery) => {
  await renderInShop(<ServiceInfo id={1} fitting={unfitted} isFreight={isFreight} />)
  const terms = page.getByRole('term').elements()
  expect(terms.map(({ textContent }) => textContent)).toEqual([delivery, '14 days'])
})
