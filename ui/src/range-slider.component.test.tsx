import './range-slider.css'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Range } from './range-slider.tsx'
import { RangeSlider } from './range-slider.tsx'

const lowest = page.getByRole('slider', { name: 'Lowest price' })
const highest = page.getByRole('slider', { name: 'Highest price' })
const onCommit = vi.fn()

const prices = (value: Range) => (
  <RangeSlider
    min={50}
    max={150}
    step={10}
    value={value}
    onCommit={onCommit}
    fromLabel="Lowest price"
    toLabel="Highest price"
    format={(euros) => `${euros} €`}
  />
)

beforeEach(() => {
  onCommit.mockClear()
})

test('an arrow key moves a thumb by one step, and the moved range is committed', async () => {
  await render(prices({ from: 70, to: 100 }))
  lowest.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(onCommit).toHaveBeenLastCalledWith({ from: 80, to: 100 })
  await expect.element(lowest).toHaveAttribute('aria-valuetext', '80 €')
  await expect.element(page.getByText('80 €')).toBeVisible()
  highest.element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(onCommit).toHaveBeenLastCalledWith({ from: 80, to: 90 })
})

test('no thumb passes the other', async () => {
  await render(prices({ from: 70, to: 100 }))
  lowest.element().focus()
  await userEvent.keyboard('{End}')
  expect(onCommit).toHaveBeenLastCalledWith({ from: 100, to: 100 })
  highest.element().focus()
  await userEvent.keyboard('{Home}')
  expect(onCommit).toHaveBeenLastCalledWith({ from: 100, to: 100 })
})

test('while a thumb is dragged the values follow, and they are committed when it is released', async () => {
  await render(prices({ from: 70, to: 100 }))
  const thumb = lowest.element() as HTMLInputElement
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  set?.call(thumb, '90')
  thumb.dispatchEvent(new InputEvent('input', { bubbles: true }))
  await expect.element(page.getByText('90 €')).toBeVisible()
  expect(onCommit).not.toHaveBeenCalled()
  thumb.dispatchEvent(new Event('change', { bubbles: true }))
  expect(onCommit).toHaveBeenCalledExactlyOnceWith({ from: 90, to: 100 })
})

test('the thumbs and the bar follow a range from outside', async () => {
  const { rerender } = await render(prices({ from: 70, to: 100 }))
  await rerender(prices({ from: 100, to: 150 }))
  await expect.element(lowest).toHaveValue('100')
  await expect.element(highest).toHaveValue('150')
  const bar = document.querySelector<HTMLElement>('.range__bar')
  await expect.poll(() => bar?.style.cssText).toMatch(/--from: 50%.*--to: 100%/)
})

test('both thumbs can be grabbed where they meet at the upper end', async () => {
  await render(prices({ from: 150, to: 150 }))
  const { right, top, height } = lowest.element().getBoundingClientRect()
  expect(document.elementFromPoint(right - 5, top + height / 2)).toBe(lowest.element())
  expect(await accessibilityFaults()).toEqual([])
})
