import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Price } from './price.tsx'

test('prices are shown as euros, in three sizes that grow', async () => {
  await render(
    <p>
      <Price cents={123456} /> <Price cents={9990} size="big" /> <Price cents={-2500} size="huge" />
    </p>,
  )
  const sizes = ['1.234,56 €', '99,90 €', '−25,00 €'].map((text) =>
    Number.parseFloat(getComputedStyle(page.getByText(text.replace(' ', ' ')).element()).fontSize),
  )
  expect(sizes).toEqual(sizes.toSorted((one, other) => one - other))
  expect(new Set(sizes).size).toBe(3)
})

test('the price of an article that cannot be bought is grey and can still be read', async () => {
  await render(
    <p>
      <Price cents={100} /> <Price cents={200} soldOut />
    </p>,
  )
  const colour = (text: RegExp) => getComputedStyle(page.getByText(text).element()).color
  expect(colour(/^2,00/)).not.toBe(colour(/^1,00/))
  expect(await accessibilityFaults()).toEqual([])
})
