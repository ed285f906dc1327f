import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { ChartLine } from './step-chart.tsx'
import { StepChart } from './step-chart.tsx'

async function open(...lines: readonly ChartLine[]) {
  await render(
    <StepChart
      label="Prices"
      lines={lines}
      until={100}
      valueText={(value) => `${value} €`}
      timeText={(at) => `day ${at}`}
    />,
  )
  return [...document.querySelectorAll('svg[role="img"] .step-chart__line')].map((line) =>
    line.getAttribute('d'),
  )
}

test('a line holds each value until the next one, and the last until the end', async () => {
  const steps = [
    { at: 0, value: 200 },
    { at: 50, value: 100 },
  ]
  expect(await open({ name: 'Price', steps })).toEqual(['M100 12H364V188H628'])
  expect(document.querySelector('svg')?.textContent).toBe('200 €150 €100 €day 0day 100')
})

test('a price that never changed is a line in the middle', async () => {
  expect(await open({ name: 'Price', steps: [{ at: 0, value: 200 }] })).toEqual(['M100 100H628'])
})

test('two lines share one scale, and the legend names both', async () => {
  const [price, lowest] = await open(
    { name: 'Price', steps: [{ at: 0, value: 300 }] },
    { name: 'Lowest', steps: [{ at: 0, value: 100 }] },
  )
  expect([price, lowest]).toEqual(['M100 12H628', 'M100 188H628'])
  expect(document.querySelector('figcaption')?.textContent).toBe('PriceLowest')
})

test('values that change within a day of months have a point each', async () => {
  const steps = [
    { at: 0, value: 300 },
    { at: 99.98, value: 100 },
    { at: 99.99, value: 200 },
  ]
  await open({ name: 'Price', steps })
  const points = [...document.querySelectorAll('.step-chart__point')].map((point) => point.getAttribute('cy'))
  expect(points).toEqual(['12', '188', '100'])
})
