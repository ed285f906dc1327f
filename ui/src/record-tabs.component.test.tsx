import './office.css'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RecordTabs } from './record-tabs.tsx'

const names = ['Data', 'Label', 'Pictures', 'Price', 'Stock', 'Planned prices', 'History']
const tabs = (current: string) => (
  <RecordTabs
    label="Parts of the article"
    tabs={names.map((name) => ({ label: name, href: `#${name}`, current: name === current }))}
  />
)
const nav = page.getByRole('navigation', { name: 'Parts of the article' })
const link = (name: string) => nav.getByRole('link', { name })

test('tabs are links, and the tab of this address is the current page', async () => {
  await render(tabs('Label'))
  await expect.element(link('Label')).toHaveAttribute('aria-current', 'page')
  await expect.element(link('Data')).not.toHaveAttribute('aria-current')
  await expect.element(link('Stock')).toHaveAttribute('href', '#Stock')
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(link('Label')).toHaveFocus()
})

test('on a phone the row scrolls by itself, with the current tab in view', async () => {
  await page.viewport(390, 844)
  const { rerender } = await render(tabs('History'))
  await expect.element(link('History')).toBeInViewport({ ratio: 1 })
  await expect.element(link('Data')).not.toBeInViewport()
  await rerender(tabs('Data'))
  await expect.element(link('Data')).toBeInViewport({ ratio: 1 })
  expect(document.documentElement.scrollWidth).toBe(390)
  expect(await accessibilityFaults()).toEqual([])
})
