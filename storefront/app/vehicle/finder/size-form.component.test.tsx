import { getDiameters, getHeights, getWidths } from '@pito/contracts/catalogue'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { SizeForm } from './size-form.tsx'

const sizes = { width: [195, 205], height: [55, 65], diameter: [15, 16] }
const rowsOf = (values: readonly number[]) => values.map((value) => ({ value }))
const width = page.getByLabelText('Width')
const height = page.getByLabelText('Height')
const diameter = page.getByLabelText('Wheel Diameter')

function stubSizes() {
  return stubApi()
    .on(getWidths, () => rowsOf(sizes.width))
    .on(getHeights, () => rowsOf(sizes.height))
    .on(getDiameters, () => rowsOf(sizes.diameter))
}

test('a new width clears the height and the diameter, and a new height clears the diameter', async () => {
  stubSizes()
  await renderInShop(<SizeForm sizes={sizes} />)
  await width.selectOptions('195')
  await height.selectOptions('65')
  await diameter.selectOptions('15')
  await height.selectOptions('55')
  await expect.element(width).toHaveValue('195')
  await expect.element(diameter).toHaveValue('')
  await width.selectOptions('205')
  await expect.element(height).toHaveValue('')
})

test('the heights of an earlier width that arrive late are dropped', async () => {
  const early = Promise.withResolvers<{ value: number }[]>()
  stubSizes().on(getHeights, ({ width: chosen }) => (Number(chosen) === 195 ? early.promise : rowsOf([45])))
  await renderInShop(<SizeForm sizes={sizes} />)
  await width.selectOptions('195')
  await width.selectOptions('205')
  await expect.element(height.getByRole('option', { name: '45' })).toBeInTheDocument()
  early.resolve(rowsOf([80]))
  await diameter.selectOptions('16')
  await expect.element(height.getByRole('option', { name: '80' })).not.toBeInTheDocument()
  await expect.element(height.getByRole('option', { name: '45' })).toBeInTheDocument()
})
