import '../tyre.css'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emptyPicture } from '../../../testing/empty-picture.ts'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { tyreCard } from '../../../testing/tyre-card.ts'
import type { TyreData } from '../tyre-data.ts'
import { TyreDetails } from '../tyre-page.tsx'

const description = page.getByRole('tab', { name: 'Description' })
const label = page.getByRole('tab', { name: 'EU tyre label' })
const labelPicture = page.getByRole('img', { name: 'The label' })

const shown: Partial<TyreData> = {
  card: tyreCard(),
  description: `${'A tyre for ice and slush. '.repeat(20)}\n\nIt ends here.`,
  slides: [{ src: emptyPicture, alt: 'The label', label: true } as TyreData['slides'][number]],
  facts: [['Weight', '9 kg']],
  label: [['Wet grip', 'C']],
  noLabel: '',
}

const renderDetails = (facts: Partial<TyreData> = {}) =>
  renderInShop(<TyreDetails tyre={{ ...shown, ...facts } as TyreData} later />)

for (const width of [360, 1280])
  test(`description and label are tabs at ${width} px`, async () => {
    await page.viewport(width, 900)
    await renderDetails()
    await expect.element(description).toHaveAttribute('aria-selected', 'true')
    await expect.element(labelPicture).not.toBeInTheDocument()
    await label.click()
    await expect.element(labelPicture).toBeVisible()
    await userEvent.keyboard('{Home}')
    await expect.element(description).toHaveFocus()
    await expect.element(labelPicture).not.toBeInTheDocument()
  })

test('a long description is cut until the visitor reads on', async () => {
  await renderDetails()
  const cut = () => document.querySelectorAll('.cut').length
  await page.getByRole('button', { name: 'Read more' }).click()
  await expect.poll(cut).toBe(0)
  await page.getByRole('button', { name: 'Read less' }).click()
  await expect.poll(cut).toBe(1)
})

test('a tyre without a label says why, and has no information sheet', async () => {
  await renderDetails({ noLabel: 'The label does not cover studded tyres.' })
  await label.click()
  await expect.element(page.getByText('The label does not cover studded tyres.')).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})

test('a tyre that nobody has described has no tab for a description', async () => {
  await renderDetails({ description: '', summary: '' })
  await expect
    .element(page.getByRole('tab', { name: 'Specifications' }))
    .toHaveAttribute('aria-selected', 'true')
  await expect.element(description).not.toBeInTheDocument()
})
