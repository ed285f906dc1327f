import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

const tones = ['info', 'good', 'warn', 'bad'] as const
const announced = { good: 'status', bad: 'alert' } as const

test('only a success and a failure are announced when they appear, unless the alert is quiet', async () => {
  const { rerender } = await render(tones.map((tone) => <Alert key={tone} tone={tone} title={tone} />))
  for (const [tone, role] of Object.entries(announced))
    await expect.element(page.getByRole(role as 'status')).toHaveTextContent(tone)
  expect(document.querySelectorAll('[role=status], [role=alert]')).toHaveLength(2)
  await rerender(tones.map((tone) => <Alert key={tone} tone={tone} title={tone} quiet />))
  expect(document.querySelectorAll('[role=status], [role=alert]')).toHaveLength(0)
})

test('a listed error leads to its field', async () => {
  await render(
    <>
      <Alert tone="bad" title="Check one field." errors={[{ field: 'zip', text: 'Enter five digits.' }]} />
      <Field label="Postcode" id="zip">
        <TextInput />
      </Field>
    </>,
  )
  await page.getByRole('alert').getByRole('link', { name: 'Enter five digits.' }).click()
  await expect.element(page.getByLabelText('Postcode')).toHaveFocus()
  expect(window.location.hash).toBe('')
})

test('an error of a group of radio buttons leads to its first button', async () => {
  await render(
    <>
      <Alert tone="bad" title="Check one field." errors={[{ field: 'ship-to', text: 'Choose one.' }]} />
      <fieldset id="ship-to">
        <legend>Ship to</legend>
        <input type="radio" name="to" aria-label="Home" />
      </fieldset>
    </>,
  )
  await page.getByRole('link', { name: 'Choose one.' }).click()
  await expect.element(page.getByLabelText('Home')).toHaveFocus()
})

test('an alert with a ref can be focused by a script, but not by the Tab key', async () => {
  const ref = vi.fn<(alert: HTMLDivElement | null) => void>()
  await render(<Alert title="The order was sent." ref={ref} />)
  const alert = ref.mock.lastCall?.[0]
  alert?.focus()
  expect(alert).toHaveFocus()
  expect(alert?.tabIndex).toBe(-1)
})

for (const scheme of ['light', 'dark'] as const)
  test(`alerts of every tone are accessible in the ${scheme} scheme`, async () => {
    await render(
      <div data-scheme={scheme}>
        {tones.map((tone) => (
          <Alert
            key={tone}
            tone={tone}
            title={`The title of ${tone}`}
            errors={[{ field: 'name', text: 'Enter a name.' }]}
            end={<Button>Close</Button>}
          >
            A hint on what to do
          </Alert>
        ))}
      </div>,
    )
    await expect.element(page.getByText('The title of bad')).toBeVisible()
    expect(await accessibilityFaults()).toEqual([])
  })
