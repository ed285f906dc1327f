import './cart.css'
import type { Cart } from '@pito/contracts/cart'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cartOf } from '../../testing/cart.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { CartSummary } from './cart-summary.tsx'
import { CartSums } from './cart-sums.tsx'
import { cartView } from './cart-view.ts'
import { TopSummary } from './top-summary.tsx'

const cart = cartOf()

const view = cartView(cart, 'en')
const opener = page.getByText('Your order, 4 tyres')

test('on a phone the sum stands on top, and what it is made of opens below it', async () => {
  await page.viewport(360, 700)
  await renderInShop(<TopSummary view={view} />)
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
      <TopSummary view={view} />
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
  await expect.element(page.getByRole('heading', { name: 'Your order' })).toBeInViewport({ ratio: 1 })
})

/** A cart without a service point, with the installation of four tyres at the lowest price, 22.90 € each. */
const unplaced = cartOf({
  services_from: 91.6,
  line_items: [
    { type: 'product', is_from_price: false, vat_percent: 25.5, vat_amount: 104.85 },
    { type: 'service', is_from_price: true, vat_percent: 25.5, vat_amount: 18.61 },
  ] as Cart['line_items'],
})

/** Returns each sum with the sentences below its name. */
const sums = () =>
  page
    .getByRole('term')
    .elements()
    .slice(-2)
    .map((term) => [...(term.parentElement?.children ?? [])].map(({ textContent }) => textContent))

test('until a service point is chosen, the large sum is the one with the fitting, and each sum has its VAT', async () => {
  await renderInShop(<CartSums view={cartView(unplaced, 'en')} />)
  expect(sums()).toEqual([
    ['Total without fitting', '516,00\u00a0€', 'Includes VAT 25.5\u00a0%, 104,85\u00a0€'],
    ['Fitted, from', '607,60\u00a0€', 'Includes VAT 25.5\u00a0%, 123,46\u00a0€'],
  ])
  expect(page.getByText('Fitted, from').element().parentElement?.className).toBe('sums__total')
  expect(page.getByText('Total without fitting').element().parentElement?.className).toBe('')
})

test('the folded summary has the total that it names, also when the fitting has no service point', async () => {
  await page.viewport(360, 700)
  await renderInShop(<TopSummary view={cartView(unplaced, 'en')} />)
  await opener.click()
  await expect.element(page.getByText('from 607,60\u00a0€').first()).toBeVisible()
  expect(sums().map(([name, amount]) => [name, amount])).toEqual([
    ['Total without fitting', '516,00\u00a0€'],
    ['Fitted, from', '607,60\u00a0€'],
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
  await expect.poll(() => region?.textContent).toContain('Fitted, from666,60\u00a0€')
})

test('with a service point the total contains the fitting, and no other price stands below it', async () => {
  await renderInShop(<CartSums view={view} />)
  await expect.element(page.getByText('Total')).toBeVisible()
  await expect.element(page.getByText('Fitted, from')).not.toBeInTheDocument()
})
