import './frame.css'
import { getCartItems } from '@pito/contracts/cart'
import { getAccount } from '@pito/contracts/profile'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { updateAccount } from '../account/account-store.ts'
import type { RootData } from '../page/root-data.ts'
import type { FrameData, MenuEntry } from './frame-data.ts'
import { Header } from './header.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import { TopBar } from './page-frame.tsx'

const long = `${'The studded tyre for ice. '.repeat(10)}The end.`

function entry(name: string, facts: Partial<MenuEntry> = {}): MenuEntry {
  return { name, description: '', link: `/${name}`, kind: 'page', children: [], ...facts }
}

const season = entry('Season', {
  link: null,
  description: 'The right tyre at the right time.',
  children: [entry('Studded tyres', { description: long }), entry('Summer tyres')],
})
const size = entry('Size', { link: '/sizes', children: [entry('205/55 R16', { kind: 'tyre_size' })] })
const tyres = entry('Tyres', { link: null, children: [season, size, entry('All tyres')] })
const frame: FrameData = {
  menus: [tyres, entry('Points')],
  topBar: [{ title: 'Winter campaign', href: '/campaign' }],
  hamburger: [
    { title: 'Contact', href: '/contact' },
    { title: 'Points again', href: '/Points' },
  ],
  footer: [],
}

const opener = page.getByRole('button', { name: 'Tyres' })
const panel = page.getByRole('region', { name: 'Tyres', exact: true })
const link = (name: string) => panel.getByRole('link', { name, exact: true })

const renderHeader = () =>
  renderInShop(
    <>
      <Header />
      <MenuSheet campaigns />
    </>,
    { root: { frame } as unknown as Partial<RootData> },
  )

/** Stubs the cart, which the header loads when there is a session. */
const api = () =>
  stubApi()
    .on(getCartItems.anonymous, () => ({ quantity: 0, line_items: [], shipping_tiers: [] }))
    .on(getCartItems.customer, () => ({ quantity: 0, line_items: [], shipping_tiers: [] }))

beforeEach(() => updateAccount(null))

test('a long name of the shop is broken at a syllable, and its link has the whole name', async () => {
  await renderInShop(<Header />, {
    root: { frame, shopName: 'Rengaskauppa' } as unknown as Partial<RootData>,
  })
  const home = page.getByRole('link', { name: /^Rengaskauppa, / })
  await expect.element(home).toMatchTextContent(/^Rengaskauppa$/)
  expect(home.element().querySelectorAll('.shy')).toHaveLength(1)
})

test('a menu opens by keyboard in the order of its groups, and Escape closes it', async () => {
  await renderHeader()
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(panel).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(link('Studded tyres')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
})

test('a menu closes when the focus leaves it, or when one of its links is followed', async () => {
  await renderHeader()
  await opener.click()
  link('All tyres').element().focus()
  await expect.element(panel).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('link', { name: 'Points', exact: true })).toHaveFocus()
  await expect.element(panel).not.toBeInTheDocument()
  await opener.click()
  await link('205/55 R16').click()
  await expect.element(panel).not.toBeInTheDocument()
})

test('a group may be a link, and a long description is cut until the visitor reads on', async () => {
  await renderHeader()
  await opener.click()
  await expect.element(link('Size')).toHaveAttribute('href', '/sizes')
  await expect
    .element(panel.getByRole('heading', { name: 'Season' }).getByRole('link'))
    .not.toBeInTheDocument()
  await expect.element(panel.getByText('The right tyre at the right time.')).toBeVisible()
  const end = panel.getByText(/The end\.$/)
  await expect.element(end).not.toBeVisible()
  await panel.getByText('Read more').click()
  await expect.element(end).toBeVisible()
})

test('the sheet of a phone has each page once, and opens one group at a time', async () => {
  await page.viewport(360, 760)
  await renderHeader()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Menu' })
  await expect.element(sheet.getByRole('link', { name: 'Log in' })).toBeInViewport()
  const others = sheet.getByRole('navigation', { name: 'Other pages' }).getByRole('link')
  await expect.element(others).toHaveLength(3)
  expect(others.elements().map((each) => each.getAttribute('href'))).toEqual([
    '/Points',
    '/contact',
    '/campaign',
  ])
  const summer = sheet.getByRole('link', { name: 'Summer tyres' })
  await expect.element(summer).toBeVisible()
  await sheet.getByText('Size', { exact: true }).click()
  await expect.element(sheet.getByRole('link', { name: '205/55 R16' })).toBeVisible()
  await expect.element(summer).not.toBeInTheDocument()
  await sheet.getByRole('link', { name: 'Contact' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
})

test('the header asks for no account without a session, and shows the name of the customer with one', async () => {
  const { requests } = api().on(getAccount, () => ({ userDetails: { first_name: 'Aino' } }))
  const { unmount } = await renderHeader()
  const logIn = page.getByRole('link', { name: 'Log in' })
  await expect.element(logIn).toHaveAttribute('href', expect.stringContaining('/login'))
  expect(requests).toEqual([])
  await unmount()
  await cookieStore.set('session', '1')
  await renderHeader()
  const profile = page.getByRole('link', { name: 'Welcome Aino' })
  await expect.element(profile).toHaveAttribute('href', expect.stringContaining('/profile'))
  expect(requests.filter((sent) => sent.endsWith(getAccount.path))).toHaveLength(1)
})

test('a session that has ended elsewhere leaves the link to log in, and its mark is deleted', async () => {
  api().on(getAccount, () => refusal(401, { code: 'session-ended', message: 'Log in again.' }))
  await cookieStore.set('session', '1')
  await renderHeader()
  await expect.poll(() => document.cookie).not.toContain('session=1')
  await expect.element(page.getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('customer service is named where its phone number is known', async () => {
  const phone = '03 1234 5678'
  for (const customerServicePhone of [phone, '']) {
    const { unmount } = await renderInShop(
      <>
        <TopBar campaigns={false} />
        <MenuSheet campaigns={false} />
      </>,
      { root: { frame, customerServicePhone } as unknown as Partial<RootData> },
    )
    const bar = page.getByRole('complementary')
    await expect.element(bar).toBeInTheDocument()
    expect(document.body.textContent.split('Customer service')).toHaveLength(customerServicePhone ? 3 : 1)
    await unmount()
  }
})
