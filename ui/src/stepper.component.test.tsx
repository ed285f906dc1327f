import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Stepper } from './stepper.tsx'

const steps = ['Cart', 'Details', 'Payment', 'Confirmation'].map((label) => ({
  label,
  href: label === 'Details' ? undefined : `#${label}`,
}))
const order = page.getByRole('navigation', { name: 'Order' })
const shown = () =>
  order
    .getByRole('listitem')
    .elements()
    .map((step) => [step.textContent, step.querySelector('a')?.hash ?? null, step.ariaCurrent])

for (const [at, reached, expected] of [
  [
    0,
    undefined,
    [
      ['Cart', null, 'step'],
      ['Details', null, null],
      ['Payment', null, null],
      ['Confirmation', null, null],
    ],
  ],
  [
    2,
    undefined,
    [
      ['Cart, done', '#Cart', null],
      ['Details, done', null, null],
      ['Payment', null, 'step'],
      ['Confirmation', null, null],
    ],
  ],
  [
    0,
    2,
    [
      ['Cart', null, 'step'],
      ['Details, done', null, null],
      ['Payment, done', '#Payment', null],
      ['Confirmation', null, null],
    ],
  ],
] as const)
  test(`at step ${at + 1}${reached ? ` after step ${reached + 1}` : ''}, finished steps say so and lead back`, async () => {
    await render(<Stepper label="Order" steps={steps} current={at} reached={reached} doneLabel="done" />)
    await expect.element(order).toBeVisible()
    expect(shown()).toEqual(expected)
    expect(await accessibilityFaults()).toEqual([])
  })

test('the whole of a finished step leads back', async () => {
  await page.viewport(1280, 800)
  await render(<Stepper label="Order" steps={steps} current={2} doneLabel="done" />)
  await expect.element(order).toBeVisible()
  const step = order.getByRole('listitem').first().element()
  const { x, y, width, height } = step.getBoundingClientRect()
  expect(height).toBeGreaterThanOrEqual(24)
  expect(document.elementFromPoint(x + width / 2, y + 2)).toBe(step.querySelector('a'))
})

test('in forced colours only the current step is filled', async ({ onTestFinished }) => {
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
  await emulate('active')
  onTestFinished(async () => void (await emulate('')))
  await render(<Stepper label="Order" steps={steps} current={1} doneLabel="done" />)
  const ground = getComputedStyle(document.documentElement).backgroundColor
  const filled = order
    .getByRole('listitem')
    .elements()
    .map((step) => getComputedStyle(step, '::before').backgroundColor !== ground)
  expect(filled).toEqual([false, true, false, false])
})
