import { getCartItems } from '@pito/contracts/cart'
import { getAccount } from '@pito/contracts/profile'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { LazyQuickCart } from './header.tsx'
import { LoginLink } from './login-link.tsx'
import { useSharedSession } from './page-frame.tsx'

function Tools() {
  useSharedSession()
  return (
    <>
      <LoginLink />
      <LazyQuickCart />
    </>
  )
}

/** Sends the message of another tab, which shares the cookies with this one. */
function changeElsewhere() {
  const other = new BroadcastChannel('pito-session')
  other.postMessage(null)
  other.close()
}

test('the header follows a log-in and a log-out in another tab', async () => {
  stubApi()
    .on(getAccount, () => ({ userDetails: { first_name: 'Aino' } }))
    .on(getCartItems.customer, () => ({
      quantity: 4,
      line_items: [],
      services_from: null,
      shipping_tiers: [],
    }))
  await renderInShop(<Tools />)
  await expect.element(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  await cookieStore.set('session', '1')
  changeElsewhere()
  await expect.element(page.getByRole('link', { name: 'Welcome Aino' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Cart 4 tyres' })).toBeVisible()
  await cookieStore.delete('session')
  changeElsewhere()
  await expect.element(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Cart', exact: true })).toBeVisible()
})

test('back in a tab, the number in the cart is what another device has made of it', async () => {
  let quantity = 1
  stubApi().on(getCartItems.anonymous, () => ({
    ...{ quantity, line_items: [], services_from: null, shipping_tiers: [] },
  }))
  await cookieStore.set('cart', '1')
  await renderInShop(<Tools />)
  await expect.element(page.getByRole('button', { name: 'Cart 1 tyre' })).toBeVisible()
  quantity = 8
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByRole('button', { name: 'Cart 8 tyres' })).toBeVisible()
})
