import './office.css'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Comparison } from './comparison.tsx'
import type { Choices } from './merge-field.ts'

const fields = [
  { key: 'price', label: 'Price', original: '99,00 €', current: '95,00 €', yours: '89,00 €' },
  { key: 'name', label: 'Name', original: 'Ice 3', current: 'Ice 4', yours: 'Ice 3' },
  { key: 'note', label: 'Note', original: 'Old', current: 'Old', yours: '' },
  { key: 'slug', label: 'Slug', original: 'ice', current: 'ice', yours: 'ice' },
]
const words = {
  field: 'Field',
  original: 'Original',
  current: 'Saved by Liisa',
  yours: 'Yours',
  choose: 'Choose a value',
  merged: 'Merged',
  none: '–',
  taken: 'will be saved',
}

function Article() {
  const [choices, setChoices] = useState<Choices>(new Map())
  return (
    <>
      <Comparison caption="Changes" {...{ fields, words, choices }} onChoose={setChoices} />
      <output>{JSON.stringify([...choices])}</output>
    </>
  )
}

const row = (name: RegExp) => page.getByRole('row', { name })
const current = page.getByRole('radio', { name: 'Price Saved by Liisa 95,00 €' })
const yours = page.getByRole('radio', { name: 'Price Yours 89,00 €' })

test('a field that both sides changed is chosen with the arrow keys', async () => {
  await render(<Article />)
  await expect.element(row(/Price/).getByText('Choose a value')).toBeVisible()
  await expect.element(current).not.toBeChecked()
  await expect.element(yours).not.toBeChecked()
  await userEvent.keyboard('{Tab}{ArrowRight}')
  await expect.element(yours).toBeChecked()
  await expect.element(page.getByText('[["price","yours"]]')).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(current).toBeChecked()
})

test('a field that one side changed is merged, and the value that will be saved is named', async () => {
  await render(<Article />)
  const taken = page.getByRole('img', { name: 'will be saved' })
  await expect.element(row(/Name/).getByText('Merged')).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'will be saved Ice 4' })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'will be saved –' })).toBeVisible()
  expect(taken.elements()).toHaveLength(2)
  expect(page.getByRole('radio').elements()).toHaveLength(2)
})

test('a field that nobody changed is left out', async () => {
  await render(<Article />)
  await expect.element(row(/Price/)).toBeVisible()
  expect(row(/Slug/).query()).toBeNull()
})

for (const width of [390, 1280])
  test(`at ${width} px the comparison is accessible and does not scroll sideways`, async () => {
    await page.viewport(width, 844)
    await render(<Article />)
    await yours.click()
    await expect.element(yours).toBeChecked()
    expect(document.documentElement.scrollWidth).toBe(width)
    expect(await accessibilityFaults()).toEqual([])
  })
