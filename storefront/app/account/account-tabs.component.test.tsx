import './account.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { AccountTabs } from './account.tsx'

const tabs = page.getByRole('navigation', { name: 'My account' }).getByRole('link')
const tab = (name: string) => page.getByRole('link', { name, exact: true })
const all = ['profile', 'orders', 'downloads', 'news', 'change_password'] as const

test('a customer sees the tabs of their permissions, and always their data', async () => {
  await renderInShop(<AccountTabs permissions={['profile', 'news']} />, { address: '/my-account' })
  await expect.element(tabs).toHaveLength(4)
  expect(tabs.elements().map((each) => each.textContent)).toEqual([
    'My Profile',
    'News',
    'Articles',
    'My data',
  ])
  await expect.element(tab('My Profile')).toHaveAttribute('aria-current', 'page')
})

test('the page of an order marks the tab of the orders, but not as the current page', async () => {
  await renderInShop(<AccountTabs permissions={all} />, { address: '/order/100017' })
  await expect.element(tab('Orders')).toHaveAttribute('aria-current', 'true')
})

test('on a phone the current tab is scrolled into view', async () => {
  await page.viewport(360, 760)
  await renderInShop(<AccountTabs permissions={all} />, { address: '/my-data' })
  await expect.element(tab('My data')).toBeInViewport({ ratio: 0.5 })
})
