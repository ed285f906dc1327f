import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Select } from './select.tsx'

const options = [
  { value: '205', label: '205' },
  { value: 'ws', label: 'Winter, studded' },
  { value: 'as', label: 'All-season', disabled: true },
]
const select = page.getByRole('combobox', { name: 'Choice' })
const chosen = () => (select.element() as HTMLSelectElement).value

test('a select begins with its blank option, and an option has its value whether or not it differs from its label', async () => {
  const onChange = vi.fn()
  await render(<Select aria-label="Choice" options={options} blank="Choose" onChange={onChange} />)
  await expect.element(select).toHaveDisplayValue('Choose')
  expect(chosen()).toBe('')
  await select.selectOptions('205')
  expect(chosen()).toBe('205')
  await select.selectOptions('Winter, studded')
  expect(chosen()).toBe('ws')
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('without a blank option the first option is chosen, and a disabled option cannot be', async () => {
  await render(<Select aria-label="Choice" options={options} />)
  await expect.element(select).toHaveDisplayValue('205')
  await expect.element(select.getByRole('option', { name: 'All-season' })).toBeDisabled()
})
