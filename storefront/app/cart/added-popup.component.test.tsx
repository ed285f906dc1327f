import './quick-cart.css'
import type { LineItem } from '@pito/contracts/cart'
import type { Product } from '@pito/contracts/product'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cartOf } from '../../testing/cart.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { updateCart } from './cart-store.ts'
import { AddedPopup } from './quick-cart.tsx'

const product = {
  ...{
    brand_name: 'Nokian Tyres',
    brand: { image_base_path: '', image_path: null },
    model: { name: 'Aalto' },
    image: null,
  },
  ...{ size_text: '205/55 R16', vehicle_type: 2, tyreSeason: { id: 2, name: 'Summer' } },
} as unknown as Product
const productLine = { type: 'product', id: 1, quantity: 4, sub_total: 400, price_was: null } as LineItem

const message = 'Item added into cart successfully'
const popup = page.getByRole('dialog', { name: 'What next?' })
const toCart = popup.getByRole('link', { name: 'Go to the cart' })

beforeEach(() => updateCart({ cart: null, added: null }))

async function addTyre() {
  await renderInShop(<AddedPopup />, { routes: [{ path: '/cart', Component: () => <h1>The cart</h1> }] })
  await expect.element(popup).not.toBeInTheDocument()
  updateCart({ added: { productId: 9, message, seconds: 0.2 } })
  await expect.element(popup).toBeVisible()
}

test('the popup opens after a tyre was added, with the focus on the way to the cart', async () => {
  await addTyre()
  await expect.element(toCart).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'The cart' })).toBeVisible()
})

test.each(['the button', 'Escape'])('%s closes the popup, and the next tyre opens it again', async (way) => {
  await addTyre()
  if (way === 'Escape') await userEvent.keyboard('{Escape}')
  else await popup.getByRole('button', { name: 'Continue shopping' }).click()
  await expect.element(popup).not.toBeInTheDocument()
  updateCart({ added: { productId: 10, message, seconds: 5 } })
  await expect.element(popup).toBeVisible()
})

test('the popup says how many of the added tyre the cart has, which may have others besides', async () => {
  const others = { ...productLine, id: 2, type_id: 10, product: { ...product, id: 10 } }
  const added = { ...productLine, type_id: 9, product: { ...product, id: 9 } }
  updateCart({ cart: cartOf({ line_items: [added, others], quantity: 8 }) })
  await addTyre()
  await expect.element(popup.getByText('4 of this tyre in the cart')).toBeVisible()
})

test('the popup confirms what was added, for some seconds and without moving anything', async () => {
  await addTyre()
  const confirmation = page.getByText(message)
  await expect.element(confirmation).toBeInTheDocument()
  const { height } = popup.element().getBoundingClientRect()
  await expect.element(confirmation).not.toBeVisible()
  expect(popup.element().getBoundingClientRect().height).toBe(height)
})

test('the popup keeps its content while it fades out', async () => {
  const cart = cartOf({ line_items: [{ ...productLine, type_id: 9, product: { ...product, id: 9 } }] })
  updateCart({ cart })
  await addTyre()
  await popup.getByRole('button', { name: 'Continue shopping' }).click()
  await expect.element(popup).not.toBeInTheDocument()
  expect(document.getElementById('added-tyre')?.textContent).toContain(product.brand_name)
})
