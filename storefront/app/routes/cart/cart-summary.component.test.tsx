import './cart.css'
import type { Cart } from '@pito/contracts/cart'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { cartView } from '../../cart/cart-view.ts'
import { CartSummary, TopSummary } from './cart-summary.tsx'

const cart = {
  id: 'cart',
  quantity: 4,
  with_service: true,
  not_fitted: null,
  line_items: [],
  shipping_tiers: [],
  sub_total: 516,
  services_from: null,
  discount_amount: 0,
  promo_code_name: null,
  shipping_charges: 0,
  total: 516,
  vat_amount: 104.85,
  vat_percent: 25.5,
  appointment: null,
} as unknown as Cart

const view = cartView(cart, 'en')
const opener = page.getByText('Your order, 4 tyres')

test('on a phone the sum stands on top, and what it is made of opens below it', async () => {
  await page.viewport(360, 700)
  await renderInShop(<TopSummary cart={cart} view={view} />)
  const delivery = page.getByText('Delivery to the service point')
  await expect.element(delivery).not.toBeVisible()
  await opener.click()
  await expect.element(delivery).toBeVisible()
  await opener.click()
  await expect.element(delivery).not.toBeVisible()
})

test('on a desktop the sum goes along beside the rows', async () => {
  await page.viewport(1280, 700)
  await renderInShop(
    <>
      <TopSummary cart={cart} view={view} />
      <div className="wrap cart">
        <div className="cart__cols">
          <div style={{ blockSize: '300vh' }} />
          <CartSummary cart={cart} view={view} />
        </div>
      </div>
    </>,
  )
  await expect.element(opener).not.toBeVisible()
  window.scrollTo(0, 1000)
  await expect.element(page.getByRole('heading', { name: 'Summary' })).toBeInViewport({ ratio: 1 })
})
