import './office.css'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DateRange } from './date-range.tsx'

const words = {
  from: 'First day',
  to: 'Last day',
  open: 'open',
  reversed: 'The last day is before the first.',
  outside: 'Choose a day of this year.',
}

function Period() {
  const [value, setValue] = useState({ from: '', to: '' })
  return (
    <DateRange
      legend="Period"
      {...{ words, value }}
      onChange={setValue}
      format={(day) => day.split('-').map(Number).reverse().join('.')}
      min="2026-01-01"
      max="2026-12-31"
    />
  )
}

const from = page.getByLabelText('First day')
const to = page.getByLabelText('Last day')

test('each day is repeated in the language of the page, and an empty one is open', async () => {
  await render(<Period />)
  await expect.element(page.getByRole('group', { name: 'Period' })).toBeVisible()
  await expect.element(to).toHaveAccessibleDescription('open')
  await from.fill('2026-11-05')
  await expect.element(from).toHaveAccessibleDescription('5.11.2026')
})

test('a last day before the first is an error of the last day', async () => {
  await render(<Period />)
  await from.fill('2026-11-05')
  await to.fill('2026-11-04')
  await expect.element(to).toHaveAccessibleDescription(`${words.reversed} 4.11.2026`)
  await expect.element(to).toHaveAttribute('aria-invalid', 'true')
  await expect.element(from).not.toHaveAttribute('aria-invalid')
  await to.fill('2026-11-05')
  await expect.element(to).not.toHaveAttribute('aria-invalid')
})

test('a day outside the bounds is an error of its field', async () => {
  await page.viewport(390, 844)
  await render(<Period />)
  await from.fill('2025-12-31')
  await expect.element(from).toHaveAccessibleDescription(`${words.outside} 31.12.2025`)
  await to.fill('2027-01-01')
  await expect.element(to).toHaveAccessibleDescription(`${words.outside} 1.1.2027`)
  expect(document.documentElement.scrollWidth).toBe(390)
  expect(await accessibilityFaults()).toEqual([])
})
