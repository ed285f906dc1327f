import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import type { ComponentProps } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NumberStepper } from './number-stepper.tsx'

const field = page.getByRole('spinbutton', { name: 'Quantity' })
const less = page.getByRole('button', { name: 'Less' })
const more = page.getByRole('button', { name: 'More' })
const onChange = vi.fn()

const stepper = (props: Partial<ComponentProps<typeof NumberStepper>> = {}) => (
  <NumberStepper label="Quantity" lessLabel="Less" moreLabel="More" max={8} onChange={onChange} {...props} />
)

beforeEach(() => {
  onChange.mockClear()
})

test('the buttons step by one, and each is disabled at its limit', async () => {
  await render(stepper({ defaultValue: 7 }))
  await more.click()
  await expect.element(field).toHaveValue(8)
  await expect.element(more).toBeDisabled()
  await less.click()
  await expect.element(field).toHaveValue(7)
  await expect.element(more).toBeEnabled()
  expect(onChange.mock.calls).toEqual([[8], [7]])
})

test('without a value the stepper begins at its minimum, which is one', async () => {
  await render(stepper())
  await expect.element(field).toHaveValue(1)
  await expect.element(less).toBeDisabled()
})

for (const [typed, settled, changes] of [
  ['5', 5, [[5]]],
  ['9999', 8, [[8]]],
  ['0', 1, [[1]]],
  ['', 1, [[1]]],
  ['4', 4, []],
] as const)
  test(`"${typed}" typed after 4 settles at ${settled} when the field is left`, async () => {
    await render(stepper({ defaultValue: 4 }))
    await userEvent.fill(field, typed)
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Tab}')
    await expect.element(field).toHaveValue(settled)
    expect(onChange.mock.calls).toEqual(changes)
  })

test('Enter settles the typed number and leaves the focus in the field', async () => {
  await render(stepper({ defaultValue: 4 }))
  await userEvent.fill(field, '6')
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(6)
  await expect.element(field).toHaveFocus()
})

test('with a listener for the limit the plus button stays enabled and says what was reached', async () => {
  const onLimit = vi.fn()
  await render(stepper({ defaultValue: 7, onLimit }))
  await more.click()
  expect(onLimit).toHaveBeenLastCalledWith(false)
  await more.click()
  expect(onLimit).toHaveBeenLastCalledWith(true)
  await expect.element(field).toHaveValue(8)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(8)
})

test('the field follows a value from outside', async () => {
  const { rerender } = await render(stepper({ value: 4 }))
  await userEvent.fill(field, '6')
  await rerender(stepper({ value: 2 }))
  await expect.element(field).toHaveValue(2)
})

test('a disabled stepper is disabled as a whole', async () => {
  await render(stepper({ defaultValue: 4, disabled: true }))
  for (const part of [less, field, more]) await expect.element(part).toBeDisabled()
})

test('an error elsewhere on the page describes the field', async () => {
  await render(
    <>
      {stepper({ errorId: 'sold' })}
      <p id="sold">Only eight are left.</p>
    </>,
  )
  await expect.element(field).toHaveAccessibleDescription('Only eight are left.')
  await expect.element(field).toBeInvalid()
  expect(await accessibilityFaults()).toEqual([])
})
