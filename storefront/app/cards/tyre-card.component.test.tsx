import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { tyreCard } from '../../testing/tyre-card.ts'
import { TyreCard } from './tyre-card.tsx'

test('the heading of a card names the brand and the size, which are read only there', async () => {
  const tyre = tyreCard({ brand: 'Nokian Tyres', model: 'Hakkapeliitta R5', size: '205/55 R16', logo: '' })
  await renderInShop(<TyreCard tyre={tyre} fullSet={null} />)
  const name = 'Nokian Tyres Hakkapeliitta R5 205/55 R16'
  await expect.element(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect.element(page.getByText('Nokian Tyres', { exact: true })).toHaveAttribute('aria-hidden')
  await expect.element(page.getByText('205/55 R16', { exact: true })).toHaveAttribute('aria-hidden')
})
