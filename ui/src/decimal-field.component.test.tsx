import './office.css'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DecimalField } from './decimal-field.tsx'

const parse = (text: string) => {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
}
const price = (props: { defaultValue?: string; error?: string } = {}) => (
  <DecimalField
    label="Price"
    name="price"
    hint="With VAT"
    parse={parse}
    format={(value) => `${value.toFixed(2)} EUR`}
    unreadable="Not a number"
    {...props}
  />
)
const field = page.getByRole('textbox', { name: 'Price' })
const read = page.getByRole('status')

for (const [typed, shown] of [
  ['1 234,5', '= 1234.50 EUR'],
  ['1234.50', '= 1234.50 EUR'],
  ['12,', 'Not a number'],
  ['  ', ''],
] as const)
  test(`while "${typed}" is typed, the field shows "${shown}"`, async () => {
    await render(price())
    await userEvent.click(field)
    await userEvent.keyboard(typed)
    await expect.element(read).toHaveTextContent(shown)
    await expect.element(field).toHaveValue(typed)
  })

test('a stored value is shown as it is understood', async () => {
  await render(price({ defaultValue: '99,9', error: 'Too low.' }))
  await expect.element(read).toHaveTextContent('= 99.90 EUR')
  await expect.element(field).toHaveAccessibleDescription('Too low. With VAT')
  expect(await accessibilityFaults()).toEqual([])
})
