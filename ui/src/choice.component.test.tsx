import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Choice } from './choice.tsx'

const fitted = page.getByRole('radio', { name: /^Fitted/ })
const delivered = page.getByRole('radio', { name: /^Delivered/ })

const renderWays = (onChange?: () => void) =>
  render(
    <fieldset>
      <legend>How do you want the tyres?</legend>
      <Choice
        type="radio"
        name="way"
        value="fitted"
        defaultChecked
        title="Fitted"
        price="89,00 €"
        note="At a service point near you."
      />
      <Choice
        type="radio"
        name="way"
        value="delivered"
        title="Delivered"
        price="39,90 €"
        onChange={onChange}
      />
    </fieldset>,
  )

test('of radio choices one is chosen, by a press anywhere on its card or by an arrow key', async () => {
  const onChange = vi.fn()
  await renderWays(onChange)
  await expect.element(fitted).toBeChecked()
  await page.getByText('39,90 €').click()
  await expect.element(delivered).toBeChecked()
  await expect.element(fitted).not.toBeChecked()
  expect(onChange).toHaveBeenCalledOnce()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(fitted).toBeChecked()
})

test('the price belongs to the name of a choice, and its note describes it', async () => {
  await renderWays()
  await expect.element(fitted).toHaveAccessibleName('Fitted 89,00 €')
  await expect.element(fitted).toHaveAccessibleDescription('At a service point near you.')
  expect(delivered.element()).not.toHaveAttribute('aria-describedby')
  expect(await accessibilityFaults()).toEqual([])
})

test('checkbox choices in lines are chosen one by one, and an unavailable one is not', async () => {
  await render(
    <>
      <Choice type="checkbox" line title="Balancing" price="20,00 €" />
      <Choice type="checkbox" line title="Tyre hotel" price="60,00 €" />
      <Choice type="checkbox" line title="Disposal" disabled note="Not at this service point." />
    </>,
  )
  for (const name of ['Balancing', 'Tyre hotel', 'Disposal'])
    await page.getByText(name).click({ force: true })
  await expect.element(page.getByRole('checkbox', { name: /^Balancing/ })).toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: /^Tyre hotel/ })).toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: /^Disposal/ })).not.toBeChecked()
  expect(await accessibilityFaults()).toEqual([])
})
