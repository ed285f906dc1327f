import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { findTyre } from './find-tyre.ts'

/** Puts tyres that any service point can fit into the browser's cart, with the call that the pages make. */
export async function filledCart(
  page: Page,
  quantity = 1,
  side: 'anonymous' | 'customer' = 'anonymous',
): Promise<void> {
  const { id } = await findTyre(page, (stock) => stock > 8)
  const put = await page.request.post(`/api/v1/${side}/cart/item/insert`, {
    data: { type: 'product', type_id: id, quantity },
  })
  expect(put.ok()).toBe(true)
}
