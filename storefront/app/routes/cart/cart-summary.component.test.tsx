import './cart.css'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cartOf } from '../../../testing/cart.ts'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { CartSums } from '../../cart/cart-sums.tsx'
import { cartView } from '../../cart/cart-view.ts'
import { CartSummary, TopSummary } from './cart-summary.tsx'

const cart = cartOf()

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

test('until a service point is chosen, the price with the fitting stands directly below the total', async () => {
  const fitted = cartView({ ...cart, services_from: 91.6 }, 'en')
  await renderInShop(<CartSums view={fitted} />)
  const [total, from] = page.getByRole('term').elements().slice(-2)
  expect([total?.textContent, total?.nextElementSibling?.textContent]).toEqual(['Total', '516,00\u00a0€'])
  expect([from?.textContent, from?.nextElementSibling?.textContent]).toEqual([
    'Fitted, from',
    '607,60\u00a0€',
  ])
})

test('until a service point is chosen, a service changes the price with the fitting, which is announced', async () => {
  function Cart() {
    const [services_from, setPrice] = useState(91.6)
    return (
      <>
        <button onClick={() => setPrice(150.6)} type="button">
          Add a service
        </button>
        <CartSums view={cartView({ ...cart, services_from }, 'en')} />
      </>
    )
  }
  await renderInShop(<Cart />)
  const region = page.getByText('Fitted, from').element().closest('[aria-live="polite"]')
  await page.getByRole('button', { name: 'Add a service' }).click()
  await expect.poll(() => region?.textContent).toBe('Fitted, from666,60\u00a0€')
})

test('with a service point the total contains the fitting, and no other price stands below it', async () => {
  await renderInShop(<CartSums view={view} />)
  await expect.element(page.getByText('Total')).toBeVisible()
  await expect.element(page.getByText('Fitted, from')).not.toBeInTheDocument()
})
