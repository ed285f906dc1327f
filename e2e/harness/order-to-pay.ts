import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { filledCart } from './filled-cart.ts'
import { openHydrated } from './hydrated.ts'

const address = {
  salutation: 'mrs',
  first_name: 'Aino',
  last_name: 'Virtanen',
  email: 'aino.virtanen@example.fi',
  contact_number: '0401234567',
  address_line_1: 'Fleminginkatu 9',
  zipcode: '00530',
  city: 'Helsinki',
}

/** Places an order of four delivered tyres with the calls that the pages make, and returns its number. */
export async function orderToPay(page: Page, email = address.email): Promise<string> {
  const call = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/v1/anonymous/${path}`, { data })
    expect(answer.ok(), path).toBe(true)
    return (await answer.json()).data
  }
  await filledCart(page, 4)
  await call('cart/services/remove', {})
  const { data: cart } = await (await page.request.get('/api/v1/anonymous/cart/items/all')).json()
  const { orderDetails: order } = await call('order/confirm', { cart_id: cart.id })
  const details = {
    order_id: order.id,
    billing_details: { ...address, email },
    shipping_details: { ship_to: 'billing', ...address, email },
    conditions: true,
  }
  await call('order/shipping-details/update', details)
  return order.order_number
}

/** Chooses how the payment ends, on the page of the simulated provider. */
export async function endPayment(page: Page, outcome: string): Promise<void> {
  await expect(page).toHaveURL(/\/dev\//)
  await page
    .locator(`details:has([value="${outcome}"]) summary`)
    .click({ timeout: 1000 })
    .catch(() => undefined)
  await page.locator(`[name=outcome][value="${outcome}"]`).click()
}

/** Opens the order summary, chooses a method and starts the payment. */
export async function pay(page: Page, orderNumber: string, method = 'Online bank'): Promise<void> {
  await openHydrated(page, `/cart/order-summary/${orderNumber}?lang=en`)
  await page.getByRole('radio', { name: method }).check()
  await page.getByRole('button', { name: 'Pay now safely' }).click()
}
