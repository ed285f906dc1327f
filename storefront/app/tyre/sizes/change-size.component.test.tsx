import '../tyre.css'
import './change-size.css'
import { getProductSizes } from '@pito/contracts/catalogue'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { tyreCard } from '../../../testing/tyre-card.ts'
import type { TyreData } from '../tyre-data.ts'
import { ChangeSize } from './change-size.tsx'

const summary = () => document.querySelector('summary')

/** A list of sixty sizes in steps of ten millimetres. The current tyre is near the end of the list. */
const sizes = Array.from({ length: 60 }, (_, index) => ({
  id: index,
  size_text: `${155 + index * 10}/55 R16`,
  diameter: 16,
  link: `/tyre/${index}`,
  net_price_with_rc: 100,
  in_stock: 4,
}))

const renderSizes = () =>
  renderInShop(
    <ChangeSize tyre={{ card: tyreCard({ id: 50 }), shownSize: '655/55 R16', sizes: 60 } as TyreData} />,
  )

test('the list of sizes opens where the size in view stands, and Escape closes it', async () => {
  stubApi().on(getProductSizes, () => sizes)
  await renderSizes()
  await userEvent.click(summary() as Element)
  const here = page.getByRole('link', { name: /^655\/55 R16/ })
  await expect.element(here).toHaveAttribute('aria-current', 'page')
  await expect.element(here).toBeInViewport()
  await userEvent.keyboard('{Tab}')
  expect(summary()).not.toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(here).not.toBeInTheDocument()
  expect(summary()).toHaveFocus()
})

test('if no size of the model is on sale any more, the list says so', async () => {
  stubApi().on(getProductSizes, () => [])
  await renderSizes()
  await userEvent.click(summary() as Element)
  await expect.element(page.getByText('No size of this model is on sale at the moment.')).toBeVisible()
})

test('when the sizes cannot be loaded, the page of all sizes is offered', async () => {
  stubApi().on(getProductSizes, () => Promise.reject(new TypeError('Failed to fetch')))
  await renderSizes()
  await userEvent.click(summary() as Element)
  await expect.element(page.getByRole('alert')).toMatchTextContent('could not be fetched')
  const link = page.getByRole('link', { name: 'See them on a page of their own' })
  await expect.element(link).toHaveAttribute('href', '/other-sizes/50?lang=en')
})
