import './cart.css'
import { formAction } from '@pito/web/form/form-action'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cartOf } from '../../testing/cart.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { cartView } from './cart-view.ts'
import { FittingChoice } from './fitting-choice.tsx'

const fitted = page.getByRole('radio', { name: /^Fitted on the car/ })
const delivered = page.getByRole('radio', { name: /^Delivery only/ })

async function renderChoice(facts: Parameters<typeof cartOf>[0], outcome: object, servicePoints = 220) {
  const sent: unknown[] = []
  const submit = formAction((_api, { form }) => {
    sent.push(form.get('with_service'))
    return Promise.resolve(outcome as never)
  })
  const cart = cartOf(facts)
  await renderInShop(<FittingChoice cart={cart} view={cartView(cart, 'en')} installation={undefined} />, {
    routes: [{ path: '/cart', action: submit.inBrowser as never }],
    root: { servicePoints },
  })
  return sent
}

test('a choice is sent at once, and its side effect is stated', async () => {
  const sent = await renderChoice({}, { done: { message: 'The appointment was released.' } })
  await expect.element(fitted).toBeChecked()
  await delivered.click()
  await expect.element(page.getByText('The appointment was released.')).toBeVisible()
  expect(sent).toEqual(['0'])
})

test('a refused choice shows the choice of the cart again', async () => {
  await renderChoice({}, { errors: { cart_id: ['The cart has changed.'] } })
  await delivered.click()
  await expect.element(page.getByText('The cart has changed.')).toBeVisible()
  await expect.element(fitted).toBeChecked()
})

test('truck tyres are only delivered, and the choice of fitting says why', async () => {
  await renderChoice({ not_fitted: 'trucks-not-fitted', with_service: false }, { done: {} })
  await expect.element(fitted).toBeDisabled()
  await expect.element(page.getByRole('radio', { name: /^Freight to your address/ })).toBeChecked()
  await expect.element(page.getByText('Truck tyres are not fitted')).toBeVisible()
})

test('a shop without service points says that it does not fit tyres', async () => {
  await renderChoice({ not_fitted: 'no-service-point', with_service: false }, { done: {} }, 0)
  await expect.element(page.getByText('We do not offer fitting at the moment')).toBeVisible()
  await expect.element(fitted).not.toBeInTheDocument()
})
