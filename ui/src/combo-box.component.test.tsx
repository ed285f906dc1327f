import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ComboBoxOption } from './combo-box.tsx'
import { ComboBox } from './combo-box.tsx'
import { Field } from './field.tsx'

const box = page.getByRole('combobox', { name: 'Town' })
const options = page.getByRole('listbox').getByRole('option')
const towns = ['Jyväskylä', 'Joensuu', 'Jämsä'].map((label) => ({ id: label.toLowerCase(), label }))

const submit = vi.fn((event: FormEvent) => event.preventDefault())
const choose = vi.fn()

interface TownProps {
  readonly options?: readonly ComboBoxOption[]
  readonly hasTyped?: boolean
}

/** A combo box in a form. It offers the given options, or else the towns that begin with the typed text. */
function Town({ options: given, hasTyped = false }: TownProps) {
  const [text, setText] = useState(given ? 'J' : '')
  const matching = towns.filter(({ label }) => text && label.startsWith(text))
  return (
    <form onSubmit={submit}>
      <Field label="Town" hint="Where do you live?">
        <ComboBox
          label="Town"
          locale="en-GB"
          name="town"
          maxLength={40}
          value={text}
          options={given ?? matching}
          onType={setText}
          onChoose={choose}
          hasTyped={hasTyped}
        />
      </Field>
    </form>
  )
}

beforeEach(() => {
  submit.mockClear()
  choose.mockClear()
})

test('options appear while somebody types, and the arrow keys and Enter choose one', async () => {
  await render(<Town />)
  await expect.element(box).toHaveAttribute('aria-expanded', 'false')
  await userEvent.type(box, 'J')
  await expect.element(options).toHaveLength(3)
  expect(await accessibilityFaults()).toEqual([])
  await userEvent.keyboard('o')
  await expect.element(options).toHaveLength(1)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(choose).toHaveBeenCalledWith('joensuu')
  expect(submit).not.toHaveBeenCalled()
})

test('Enter submits the form at once with a text that is no option', async () => {
  await render(<Town />)
  await userEvent.type(box, 'J')
  await expect.element(options).toHaveLength(3)
  await userEvent.keyboard('{Enter}')
  expect(submit).toHaveBeenCalledOnce()
  expect(choose).not.toHaveBeenCalled()
  await expect.element(box).toHaveValue('J')
})

test('Escape closes the list and leaves the text', async () => {
  await render(<Town />)
  await userEvent.type(box, 'J')
  await expect.element(options).toHaveLength(3)
  await userEvent.keyboard('{Escape}')
  await expect.element(options).toHaveLength(0)
  await expect.element(box).toHaveValue('J')
})

test('the field has its hint and is required', async () => {
  await render(<Town />)
  await expect.element(box).toHaveAccessibleDescription('Where do you live?')
  await expect.element(box).toBeRequired()
  await expect.element(box).toHaveAttribute('maxlength', '40')
})

for (const hasTyped of [true, false])
  test(`options that arrive are ${hasTyped ? '' : 'not '}shown to a visitor who has ${hasTyped ? '' : 'not '}typed`, async () => {
    const { rerender } = await render(<Town options={[]} hasTyped={hasTyped} />)
    box.element().focus()
    await expect.element(box).toHaveFocus()
    await rerender(<Town options={towns} hasTyped={hasTyped} />)
    await expect.element(box).toHaveAttribute('aria-expanded', String(hasTyped))
  })
