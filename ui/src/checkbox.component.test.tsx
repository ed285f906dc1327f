import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Checkbox } from './checkbox.tsx'
import { CountedCheckbox } from './counted-checkbox.tsx'

const terms = page.getByRole('checkbox', { name: 'I accept the terms' })

test('a press on the text of a checkbox ticks it', async () => {
  await render(<Checkbox>I accept the terms</Checkbox>)
  await page.getByText('I accept the terms').click()
  await expect.element(terms).toBeChecked()
  expect(terms.element()).not.toHaveAttribute('aria-invalid')
})

test('a checkbox with an error is invalid and described by the error', async () => {
  await render(<Checkbox error="Please accept the terms.">I accept the terms</Checkbox>)
  await expect.element(terms).toBeInvalid()
  await expect.element(terms).toHaveAccessibleDescription('Please accept the terms.')
  expect(await accessibilityFaults()).toEqual([])
})

test('a checkbox without an error has the description of its caller', async () => {
  await render(
    <>
      <Checkbox aria-describedby="terms-hint">I accept the terms</Checkbox>
      <p id="terms-hint">They are on a page of their own.</p>
    </>,
  )
  await expect.element(terms).toHaveAccessibleDescription('They are on a page of their own.')
})

test('the name of a filter’s checkbox says what its count counts', async () => {
  await render(
    <div className="checks">
      <CountedCheckbox count={21} unit="tyres">
        Winter
      </CountedCheckbox>
      <CountedCheckbox count={0} unit="tyres" disabled>
        Summer
      </CountedCheckbox>
      <CountedCheckbox>All-season</CountedCheckbox>
    </div>,
  )
  const winter = page.getByRole('checkbox', { name: /^Winter ?, 21 tyres$/ })
  await page.getByText('Winter', { exact: false }).click()
  await expect.element(winter).toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: /^Summer ?, 0 tyres$/ })).toBeDisabled()
  await expect.element(page.getByRole('checkbox', { name: 'All-season', exact: true })).toBeEnabled()
  expect(await accessibilityFaults()).toEqual([])
})
