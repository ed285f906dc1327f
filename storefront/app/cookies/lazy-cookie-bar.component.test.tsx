import { deleteMarketingEvents } from '@pito/contracts/notifications'
import { writeCookieChoice } from '@pito/contracts/values/cookie-choice'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { LazyCookieBar } from '../frame/page-frame.tsx'
import { cookieSettingsRequested } from './cookie-choice.ts'

const bar = page.getByRole('region', { name: 'Cookies' })
const settings = page.getByRole('dialog', { name: 'Cookie settings' })
const tick = (name: string) => settings.getByRole('checkbox', { name })
const openSettings = () => dispatchEvent(new Event(cookieSettingsRequested))

test('the keyboard reaches the policy and the answers of the cookie bar in their order', async () => {
  await renderInShop(<LazyCookieBar />)
  await expect.element(bar).toBeVisible()
  for (const expected of ['Cookie policy', 'Necessary only']) {
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toHaveTextContent(expected)
  }
  await userEvent.keyboard('{Enter}')
  await expect.element(bar).not.toBeInTheDocument()
  expect(document.cookie).toContain('cookie_choice=')
})

for (const answer of ['Necessary only', 'Accept all'])
  test(`after "${answer}" the focus is at the heading of the page`, async () => {
    await renderInShop(
      <>
        <LazyCookieBar />
        <h1>Cart</h1>
      </>,
    )
    await bar.getByRole('button', { name: answer }).click()
    await expect.element(bar).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { name: 'Cart' })).toHaveFocus()
  })

for (const width of [320, 390])
  test(`at ${width} px the answers of the cookie bar are large enough to tap, and the bar is low`, async () => {
    await page.viewport(width, 640)
    await renderInShop(<LazyCookieBar />)
    await expect.element(bar).toBeVisible()
    for (const button of bar.getByRole('button').elements()) {
      const { width: across, height } = button.getBoundingClientRect()
      expect(Math.min(across, height)).toBeGreaterThanOrEqual(44)
    }
    expect(bar.element().getBoundingClientRect().height).toBeLessThanOrEqual(116)
  })

test('the bar does not cover a field while it is being filled', async () => {
  await renderInShop(
    <>
      <LazyCookieBar />
      <input aria-label="Email" />
    </>,
  )
  await expect.element(bar).toBeVisible()
  page.getByLabelText('Email').element().focus()
  await expect.element(page.getByText('Necessary only')).not.toBeVisible()
  page.getByLabelText('Email').element().blur()
  await expect.element(bar).toBeVisible()
})

test('closing the settings with Escape stores no choice and leaves the bar', async () => {
  await renderInShop(<LazyCookieBar />)
  await bar.getByRole('button', { name: 'Cookie settings' }).click()
  await tick('Marketing').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(settings).not.toBeInTheDocument()
  await expect.element(bar).toBeVisible()
  expect(document.cookie).toBe('')
})

test('no purpose is ticked beforehand, and each is stored separately', async () => {
  await renderInShop(<LazyCookieBar />)
  await bar.getByRole('button', { name: 'Cookie settings' }).click()
  for (const kind of ['Convenience', 'Analytics', 'Marketing'])
    await expect.element(tick(kind)).not.toBeChecked()
  await tick('Analytics').click()
  await settings.getByRole('button', { name: 'Save choices' }).click()
  await expect.element(settings).not.toBeInTheDocument()
  openSettings()
  await expect.element(tick('Analytics')).toBeChecked()
  await expect.element(tick('Marketing')).not.toBeChecked()
})

test('withdrawing marketing deletes its events on the server, and says when that failed', async () => {
  await cookieStore.set(
    'cookie_choice',
    writeCookieChoice({ comfort: false, analytics: false, marketing: true }),
  )
  const api = stubApi().on(deleteMarketingEvents, () => new Response(null, { status: 503 }))
  await renderInShop(<LazyCookieBar />)
  openSettings()
  await settings.getByRole('button', { name: 'Necessary only' }).click()
  await expect.element(page.getByText(/Your permission is withdrawn, but/)).toBeVisible()
  expect(api.requests).toEqual([`DELETE ${deleteMarketingEvents.path}`])
})

test('both answers have the same size on a phone', async () => {
  await page.viewport(360, 760)
  await renderInShop(<LazyCookieBar />, { locale: 'fi_FI' })
  const sizeOf = (name: string) => {
    const { width, height } = page.getByRole('button', { name }).element().getBoundingClientRect()
    return { width, height }
  }
  await expect.element(page.getByRole('button', { name: 'Hyväksy kaikki' })).toBeVisible()
  expect(sizeOf('Vain välttämättömät')).toEqual(sizeOf('Hyväksy kaikki'))
})

for (const width of [320, 768, 1280])
  for (const locale of ['fi_FI', 'en_GB'] as const)
    test(`the bar and the settings are accessible at ${width} px in ${locale}`, async () => {
      await page.viewport(width, 760)
      await renderInShop(<LazyCookieBar />, { locale })
      await expect.element(page.getByRole('button').last()).toBeVisible()
      expect(await accessibilityFaults()).toEqual([])
      openSettings()
      await expect.element(page.getByRole('dialog')).toBeVisible()
      expect(await accessibilityFaults()).toEqual([])
    })
