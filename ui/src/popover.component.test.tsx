import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Popover, PopoverButton } from './popover.tsx'

const opener = page.getByRole('button', { name: 'What is a load index?' })
const popover = page.getByRole('dialog', { name: 'Load index' })

beforeEach(async () => {
  await render(
    <>
      <PopoverButton opens="load">What is a load index?</PopoverButton>
      <Popover id="load" label="Load index">
        A tyre with the load index 94 carries 670 kg.
      </Popover>
      <p style={{ marginBlockStart: '20rem' }}>Elsewhere</p>
    </>,
  )
})

for (const [way, leave] of [
  ['its button', () => opener.click()],
  ['the Escape key', () => userEvent.keyboard('{Escape}')],
  ['a press elsewhere', () => page.getByText('Elsewhere').click()],
] as const)
  test(`a popover is opened by its button and closed by ${way}`, async () => {
    await expect.element(popover).not.toBeInTheDocument()
    await opener.click()
    await expect.element(popover).toHaveTextContent('A tyre with the load index 94 carries 670 kg.')
    await leave()
    await expect.element(popover).not.toBeInTheDocument()
  })

test('an open popover is accessible, and its button names what it controls', async () => {
  await opener.click()
  await expect.element(popover).toBeVisible()
  await expect.element(opener).toHaveAttribute('aria-controls', 'load')
  expect(await accessibilityFaults()).toEqual([])
})
