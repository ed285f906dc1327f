import type { Order } from '@pito/contracts/orders'
import type { PaymentMethod } from '@pito/contracts/values/payment-methods'
import { formAction } from '@pito/web/form/form-action'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { PaymentMethods, usePaymentForm } from './payment-methods.tsx'

const order = { id: 'order', order_number: '100017', total: 516 } as unknown as Order
const methods: readonly PaymentMethod[] = ['bank', 'creditcard', 'apple-pay', 'mobile', 'klarna']
const pay = page.getByRole('button', { name: 'Pay now safely' })

function Methods() {
  return <PaymentMethods order={order} methods={methods} form={usePaymentForm(order.order_number)} />
}

function renderMethods(answer: () => object | Promise<object>) {
  const action = formAction(async () => (await answer()) as never).inBrowser as never
  return renderInShop(<Methods />, {
    address: '/cart/order-summary/100017',
    route: { path: '/cart/order-summary/:number', action },
  })
}

test('no method is chosen beforehand, credit comes last, and paying waits for a choice', async () => {
  await renderMethods(() => ({ done: {} }))
  const radios = page.getByRole('radio')
  await expect.element(radios).toHaveLength(4)
  for (const radio of await radios.all()) await expect.element(radio).not.toBeChecked()
  await expect.element(radios.last()).toHaveAccessibleName(/^Klarna/)
  await expect.element(pay).toBeDisabled()
  await expect.element(page.getByText(/obligation to pay: 516,00/)).toBeVisible()
  await page.getByRole('radio', { name: /^Online bank/ }).click()
  await expect.element(pay).toBeEnabled()
})

test('a payment that is being started is not started twice', async () => {
  let started = 0
  await renderMethods(() => {
    started += 1
    return new Promise<object>(() => {})
  })
  await page.getByRole('radio', { name: /^Online bank/ }).click()
  await pay.click()
  await expect.element(pay).toHaveAttribute('aria-busy', 'true')
  await pay.click({ force: true })
  expect(started).toBe(1)
})

test('a refused method is named at the methods', async () => {
  await renderMethods(() => ({ errors: { payment_by: ['This method is not available.'] } }))
  await page.getByRole('radio', { name: /^MobilePay/ }).click()
  await pay.click()
  await expect
    .element(page.getByRole('group', { name: 'Payment method' }))
    .toHaveAccessibleDescription('This method is not available.')
})
