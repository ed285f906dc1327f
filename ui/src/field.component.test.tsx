import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Field } from './field.tsx'
import { NumberStepper } from './number-stepper.tsx'
import { Select } from './select.tsx'
import { TextInput } from './text-input.tsx'
import { Textarea } from './textarea.tsx'

const control = page.getByLabelText('Contact')
const hint = 'We reply within a day.'
const error = 'Please enter it.'

const controls = [
  ['a text input', <TextInput key="text" />],
  ['a text area', <Textarea key="area" />],
  ['a select', <Select key="select" options={[{ value: 'phone', label: 'By phone' }]} />],
  ['a number stepper', <NumberStepper key="number" lessLabel="Less" moreLabel="More" />],
] as const

for (const [name, element] of controls)
  test(`the label names ${name}, which is described by the error and then the hint`, async () => {
    const { rerender } = await render(<Field label="Contact">{element}</Field>)
    await expect.element(control).toBeValid()
    await expect.element(control).not.toHaveAttribute('aria-describedby')
    await page.getByText('Contact').click()
    await expect.element(control).toHaveFocus()
    await rerender(
      <Field label="Contact" hint={hint}>
        {element}
      </Field>,
    )
    await expect.element(control).toHaveAccessibleDescription(hint)
    await expect.element(control).not.toHaveAttribute('aria-invalid')
    await rerender(
      <Field label="Contact" hint={hint} error={error}>
        {element}
      </Field>,
    )
    await expect.element(control).toHaveAccessibleDescription(`${error} ${hint}`)
    await expect.element(control).toHaveAttribute('aria-invalid', 'true')
    expect(await accessibilityFaults()).toEqual([])
  })

test('the note on an optional field belongs to its label', async () => {
  await render(
    <Field label="Phone" optional="(optional)" id="phone">
      <TextInput type="tel" />
    </Field>,
  )
  const phone = page.getByRole('textbox', { name: 'Phone (optional)' })
  await expect.element(phone).toHaveAttribute('id', 'phone')
  await expect.element(phone).toHaveAttribute('type', 'tel')
})

test('the description of a caller follows that of the field', async () => {
  await render(
    <>
      <Field label="Postcode" hint="It has five digits.">
        <TextInput aria-describedby="found" />
      </Field>
      <p id="found">Three service points were found.</p>
    </>,
  )
  await expect
    .element(page.getByLabelText('Postcode'))
    .toHaveAccessibleDescription('It has five digits. Three service points were found.')
})

test('without a field a text input has the attributes of its caller', async () => {
  await render(<TextInput id="own" aria-label="Postcode" readOnly defaultValue="00530" />)
  const input = page.getByRole('textbox', { name: 'Postcode' })
  await expect.element(input).toHaveAttribute('id', 'own')
  await expect.element(input).toHaveValue('00530')
  expect(input.element()).not.toHaveAttribute('aria-describedby')
})
