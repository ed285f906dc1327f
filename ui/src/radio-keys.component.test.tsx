import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RadioKeys } from './radio-keys.tsx'

const group = page.getByRole('group', { name: 'Monday' })
const key = (name: string | RegExp) => group.getByRole('radio', { name })
const keys = [
  { value: '08:00', label: '8.00', note: 'the soonest' },
  { value: '08:30', label: '8.30', disabled: true },
  { value: '09:00', label: '9.00' },
]
const times = (props: Partial<ComponentProps<typeof RadioKeys>> = {}) => (
  <RadioKeys legend="Monday" name="time" keys={keys} {...props} />
)

test('a key is chosen by a press or by an arrow key, which passes over the disabled keys', async () => {
  const onChange = vi.fn()
  await render(times({ defaultValue: '08:00', onChange }))
  await expect.element(key(/^8.00/)).toBeChecked()
  await expect.element(key('8.30')).toBeDisabled()
  await key('9.00').click()
  await expect.element(key('9.00')).toBeChecked()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(key(/^8.00/)).toBeChecked()
  expect(onChange.mock.calls).toEqual([['09:00'], ['08:00']])
})

test('with a value from outside a press only reports what was pressed', async () => {
  const onChange = vi.fn()
  const { rerender } = await render(times({ value: '08:00', onChange }))
  await key('9.00').click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith('09:00')
  await expect.element(key(/^8.00/)).toBeChecked()
  await rerender(times({ value: '09:00', onChange }))
  await expect.element(key('9.00')).toBeChecked()
})

test('without a choice none is made, and the error describes the group', async () => {
  await render(times({ error: 'Please choose a time.', wide: true }))
  await expect.element(group).toHaveAccessibleDescription('Please choose a time.')
  expect(document.querySelector(':checked')).toBeNull()
  expect(await accessibilityFaults()).toEqual([])
})

test('a hidden legend still names the group, and a note belongs to the name of its key', async () => {
  await render(times({ hideLegend: true }))
  await expect.element(key(/^8\.00 ?the soonest$/)).toBeVisible()
  expect(group.element().querySelector('legend')?.offsetWidth).toBeLessThanOrEqual(1)
  expect(await accessibilityFaults()).toEqual([])
})
