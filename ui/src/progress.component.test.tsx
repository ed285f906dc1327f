import './office.css'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Progress } from './progress.tsx'

const run = (value: number, max?: number) => (
  <Progress label="Import of prices" value={value} max={max} text={`${value} of ${max ?? '?'} rows`} />
)
const bar = page.getByRole('progressbar', { name: 'Import of prices' })
const announced = page.getByRole('status')

test('the bar shows the share and says it in words', async () => {
  await render(run(30, 200))
  await expect.element(bar).toHaveAttribute('value', '30')
  await expect.element(bar).toHaveAttribute('max', '200')
  await expect.element(page.getByText('30 of 200 rows')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('the words are announced at every quarter, and not in between', async () => {
  const { rerender } = await render(run(1, 100))
  await expect.element(announced).toHaveTextContent('')
  for (const [value, heard] of [
    [24, ''],
    [25, '25 of 100 rows'],
    [49, '25 of 100 rows'],
    [80, '80 of 100 rows'],
    [100, '100 of 100 rows'],
  ] as const) {
    await rerender(run(value, 100))
    await expect.element(bar).toHaveAttribute('value', String(value))
    await expect.element(announced).toHaveTextContent(heard)
  }
})

test('while the end is not known, the bar has no value', async () => {
  await render(run(12))
  await expect.element(bar).not.toHaveAttribute('value')
  await expect.element(page.getByText('12 of ? rows')).toBeVisible()
})
