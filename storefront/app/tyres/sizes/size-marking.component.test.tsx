import './anatomy.css'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import type { MarkedSize } from './size-anatomy.tsx'
import { SizeMarkingButton, SizeMarkingDialog } from './size-marking.tsx'

const dialog = page.getByRole('dialog', { name: 'Size marking' })
const car = { width: 205, aspectRatio: 55, diameter: 16, load: 94, speed: 'T' } as MarkedSize

/** Opens the explanation and returns the parts of the code, each with its explanation. */
async function explain(size: MarkedSize) {
  await renderInShop(
    <>
      <SizeMarkingButton look="link">What does the marking mean?</SizeMarkingButton>
      <SizeMarkingDialog size={size} />
    </>,
  )
  await page.getByRole('button', { name: 'What does the marking mean?' }).click()
  await expect.element(dialog).toBeVisible()
  return [...document.querySelectorAll('.marking > div')].map((part) => part.textContent)
}

test('the marking is explained in six parts', async () => {
  const parts = await explain(car)
  for (const [index, words] of [
    /^205.*millimetres/,
    /^55.*per cent/,
    /^R.*radial/,
    /^16.*inches/,
    /^94.*carries/,
    /^T.*fast/,
  ].entries())
    expect(parts[index]).toMatch(words)
  expect(parts).toHaveLength(6)
  expect(await accessibilityFaults()).toEqual([])
})

test('a size in inches without an aspect ratio says so', async () => {
  const parts = await explain({ ...car, width: 7.5, aspectRatio: 0 })
  expect(parts[0]).toMatch(/^7\.5.*inches/)
  expect(parts[1]).toMatch(/^–no aspect ratio/)
})
