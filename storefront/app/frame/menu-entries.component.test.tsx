import './menu.css'
import { menuTypes } from '@pito/contracts/values/content-kinds'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import type { MenuEntry } from './frame-data.ts'
import { MenuEntries } from './menu-entries.tsx'

const entry: MenuEntry = {
  name: 'Nokian Tyres',
  description: '',
  link: '/renkaat',
  kind: 'brand',
  children: [],
}
const show = (changed: Partial<MenuEntry>) =>
  renderInShop(<MenuEntries entries={[{ ...entry, ...changed }]} />, { address: '/' })
const link = page.getByRole('link', { name: 'Nokian Tyres' })
const image = '/pictures/300/studded-2-hero.avif'

test.each(menuTypes)('an item of type %s is a link with its name', async (kind) => {
  await show({ kind })
  await expect.element(link).toHaveAttribute('href', '/renkaat')
})

test('an item has its description and its picture, which loads late', async () => {
  const { container } = await show({ description: 'Suomalaisia talvirenkaita', image })
  await expect.element(page.getByText('Suomalaisia talvirenkaita')).toBeVisible()
  const picture = container.querySelector('img')
  expect(picture?.getAttribute('src')).toBe(image)
  expect(picture?.loading).toBe('lazy')
})

test('of a description of 300 characters 200 are shown, and a press shows the rest', async () => {
  await show({ description: `${'a'.repeat(200)}${'b'.repeat(100)}` })
  const rest = page.getByText('b'.repeat(100), { exact: true })
  await expect.element(page.getByText(`${'a'.repeat(200)}…`)).toBeVisible()
  await expect.element(rest).not.toBeVisible()
  await page.getByText('Read more').click()
  await expect.element(rest).toBeVisible()
  await expect.element(page.getByText('…')).not.toBeVisible()
  await expect.element(page.getByText('Read more')).not.toBeVisible()
})

test('an item that leads nowhere is no link', async () => {
  await show({ link: null })
  await expect.element(page.getByText('Nokian Tyres')).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})

test('an item has its icon unless it has a picture', async () => {
  const { container } = await show({ icon: 'sun' })
  expect(container.querySelector('.icon-sun')).not.toBeNull()
  const other = await show({ icon: 'sun', image })
  expect(other.container.querySelector('.icon-sun')).toBeNull()
})
