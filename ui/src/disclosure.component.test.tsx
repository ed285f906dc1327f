import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Disclosure, Disclosures } from './disclosure.tsx'

const studs = page.getByText('From November on')
const cancelling = page.getByText('On the page of the order')

const questions = (name?: string) => (
  <Disclosures>
    <Disclosure summary="When are studs allowed?" name={name} open>
      From November on
    </Disclosure>
    <Disclosure summary="How do I cancel?" name={name} big>
      On the page of the order
    </Disclosure>
  </Disclosures>
)

test('of disclosures with the same name only the last opened is open', async () => {
  await render(questions('faq'))
  await expect.element(studs).toBeVisible()
  await expect.element(cancelling).not.toBeVisible()
  await page.getByText('How do I cancel?').click()
  await expect.element(cancelling).toBeVisible()
  await expect.element(studs).not.toBeVisible()
})

test('disclosures without a name are opened and closed by keyboard, each for itself', async () => {
  await render(questions())
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.element(cancelling).toBeVisible()
  await expect.element(studs).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(cancelling).not.toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})
