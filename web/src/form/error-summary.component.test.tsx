import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { accessibilityFaults } from '../testing/accessibility-faults.ts'
import { ErrorSummary } from './error-summary.tsx'

const fields = ['name', 'size', 'price'] as const
type Name = (typeof fields)[number]

function Article({ errors }: { errors: Partial<Record<Name, string>> }) {
  const form = { error: (name: Name) => errors[name] }
  return (
    <>
      <ErrorSummary form={form} fields={fields} title={(count) => `Check ${count} fields`} />
      {fields.map((name) => (
        <Field key={name} id={name} label={name} error={form.error(name)}>
          <TextInput name={name} />
        </Field>
      ))}
    </>
  )
}

const summary = page.getByRole('alert')

test('the summary links to every wrong field in the order of the page', async () => {
  await render(<Article errors={{ price: 'Too low.', name: 'Missing.' }} />)
  await expect.element(summary.getByText('Check 2 fields')).toBeVisible()
  const links = summary.getByRole('link').elements()
  expect(links.map(({ textContent }) => textContent)).toEqual(['Missing.', 'Too low.'])
  await summary.getByRole('link', { name: 'Too low.' }).click()
  await expect.element(page.getByRole('textbox', { name: 'price' })).toHaveFocus()
  await userEvent.keyboard('9')
  await expect.element(page.getByRole('textbox', { name: 'price' })).toHaveValue('9')
  expect(await accessibilityFaults()).toEqual([])
})

test('without a wrong field there is no summary', async () => {
  await render(<Article errors={{}} />)
  await expect.element(page.getByRole('textbox', { name: 'name' })).toBeVisible()
  expect(summary.query()).toBeNull()
})
