import '../office.css'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { GridChanges, GridColumn, PriceGridProps } from './price-grid.tsx'
import { PriceGrid } from './price-grid.tsx'

interface Row {
  id: string
  name: string
  cost: string
  price: string
  floor: string
}

const rowsOf = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    name: `Article ${index}`,
    cost: '50,00',
    price: `${100 + index},00`,
    floor: '10,00',
  }))
const parse = (text: string) =>
  /^\d+(,\d+)?$/.test(text)
    ? { shown: Number(text.replace(',', '.')).toFixed(2).replace('.', ',') }
    : { error: 'No price' }
const columns: readonly GridColumn<Row>[] = [
  { key: 'name', heading: 'Article', text: ({ name }) => name, width: 200 },
  { key: 'cost', heading: 'Cost', text: ({ cost }) => cost, width: 110, align: 'end' },
  { key: 'price', heading: 'Price', text: ({ price }) => price, parse, width: 110, align: 'end' },
  { key: 'floor', heading: 'Floor', text: ({ floor }) => floor, parse, width: 110, align: 'end' },
]
const words: PriceGridProps<Row>['words'] = {
  help: 'Enter edits; Escape and Tab leave the grid.',
  scrolls: 'More columns at the side.',
  was: (stored) => `was ${stored}`,
  pasted: (changed, leftOut) => `${changed} changed, ${leftOut} left out`,
  beyond: (rows, first) => `${rows} rows beyond the last, from ${first}`,
  undone: 'Undone',
  redone: 'Redone',
}
const onChange = vi.fn<(changes: GridChanges) => void>()

function Prices({ count = 20 }: { count?: number }) {
  const [rows] = useState(() => rowsOf(count))
  const [changes, setChanges] = useState<GridChanges>(new Map())
  return (
    <>
      <button type="button">Before</button>
      <PriceGrid
        caption="Prices"
        {...{ words, columns, rows, changes }}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        onChange={(next) => {
          onChange(next)
          setChanges(next)
        }}
        guard={(_row, key, text) => (key === 'price' && text.startsWith('9') ? 'Much lower' : null)}
      />
      <button type="button" onClick={() => setChanges(new Map())}>
        Discard
      </button>
    </>
  )
}

const cell = (row: number, column: number) =>
  document.querySelector<HTMLElement>(`[data-row="${row}"] > [aria-colindex="${column + 1}"]`)!
const textOf = (row: number, column: number) => cell(row, column).querySelector('.pg__text')?.textContent
const focused = () => document.activeElement
const changesMade = () =>
  Object.fromEntries(
    [...(onChange.mock.lastCall?.[0] ?? [])].map(([id, texts]) => [id, Object.fromEntries(texts)]),
  )
const article = page.getByRole('gridcell', { name: 'Article 0', exact: true })
const note = page.getByRole('status')

/** Focuses the price of the first row with the keyboard. */
async function startAtPrice(count?: number) {
  onChange.mockClear()
  await render(<Prices {...(count !== undefined && { count })} />)
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(article).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.poll(focused).toBe(cell(0, 2))
}

function paste(text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }))
}

function copied(): string {
  const clipboardData = new DataTransfer()
  document.dispatchEvent(new ClipboardEvent('copy', { clipboardData, cancelable: true }))
  return clipboardData.getData('text/plain')
}

test('typing replaces the text, and Enter writes it and goes down', async () => {
  await startAtPrice()
  await userEvent.keyboard('120,5')
  await expect.element(page.getByRole('textbox', { name: 'Article 0, Price' })).toHaveValue('120,5')
  expect(await accessibilityFaults()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.poll(focused).toBe(cell(1, 2))
  expect(textOf(0, 2)).toBe('120,50')
  expect(changesMade()).toEqual({ r0: { price: '120,5' } })
})

test('F2 edits the present text, Tab writes it and goes to the next cell that can be edited', async () => {
  await startAtPrice()
  await userEvent.keyboard('{F2}{Backspace}5{Tab}')
  await expect.poll(focused).toBe(cell(0, 3))
  expect(textOf(0, 2)).toBe('100,05')
  await userEvent.keyboard('{Tab}')
  await expect.poll(focused).toBe(cell(1, 2))
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.poll(focused).toBe(cell(0, 3))
})

test('Escape drops what was typed and keeps the focus in the cell', async () => {
  await startAtPrice()
  await userEvent.keyboard('7{Escape}')
  await expect.poll(focused).toBe(cell(0, 2))
  expect(textOf(0, 2)).toBe('100,00')
  expect(onChange).not.toHaveBeenCalled()
})

test('after Escape the Tab key leaves the grid in both directions', async () => {
  await startAtPrice()
  await userEvent.keyboard('{ArrowDown}{Escape}{Tab}')
  await expect.element(page.getByRole('button', { name: 'Discard' })).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.poll(focused).toBe(cell(1, 2))
  await userEvent.keyboard('{Escape}{Shift>}{Tab}{/Shift}')
  await expect.element(page.getByRole('button', { name: 'Before' })).toHaveFocus()
})

test('a cell that cannot be edited stays as it is', async () => {
  await startAtPrice()
  await userEvent.keyboard('{ArrowLeft}{Enter}5')
  await expect.poll(focused).toBe(cell(0, 1))
  expect(page.getByRole('textbox').query()).toBeNull()
  expect(cell(0, 1).getAttribute('aria-readonly')).toBe('true')
})

test('a changed, an invalid and a guarded cell are marked and say why', async () => {
  await startAtPrice()
  await userEvent.keyboard('120{Enter}x{Enter}9{Enter}')
  await expect.poll(focused).toBe(cell(3, 2))
  await expect.element(page.getByRole('gridcell', { name: '120,00 , was 100,00' })).toBeVisible()
  await expect
    .element(page.getByRole('gridcell', { name: 'x , was 101,00 No price' }))
    .toHaveAttribute('aria-invalid')
  await expect.element(page.getByRole('gridcell', { name: '9,00 , was 102,00 Much lower' })).toBeVisible()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(page.getByText('Article 2: Much lower')).toBeVisible()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(page.getByText('Article 1: No price')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('a pasted block is one change, which is undone and redone in one step', async () => {
  await startAtPrice()
  paste('1\t2\n3\t4\r\n"5"\t6\n')
  await expect.element(note).toHaveTextContent('6 changed, 0 left out')
  expect(onChange).toHaveBeenCalledOnce()
  const all = {
    r0: { price: '1', floor: '2' },
    r1: { price: '3', floor: '4' },
    r2: { price: '5', floor: '6' },
  }
  expect(changesMade()).toEqual(all)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(note).toHaveTextContent('Undone')
  expect(changesMade()).toEqual({})
  await userEvent.keyboard('{Control>}y{/Control}')
  await expect.element(note).toHaveTextContent('Redone')
  expect(changesMade()).toEqual(all)
})

test('cells beside the grid and cells that cannot be edited are left out of a paste and counted', async () => {
  await startAtPrice(2)
  await userEvent.keyboard('{ArrowLeft}')
  paste('1\t2\t3\t4\n5\t6\t7\t8\n9\t9\t9\t9')
  await expect.element(note).toHaveTextContent('4 changed, 4 left out 1 rows beyond the last, from 9')
  expect(changesMade()).toEqual({ r0: { price: '2', floor: '3' }, r1: { price: '6', floor: '7' } })
})

test('a paste that is longer than the grid says from which value on nothing was pasted', async () => {
  await startAtPrice(2)
  paste(Array.from({ length: 50 }, (_, row) => String(row + 1)).join('\n'))
  await expect.element(note).toHaveTextContent('2 changed, 0 left out 48 rows beyond the last, from 3')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(note).toHaveTextContent('2 changed, 0 left out 48 rows beyond the last, from 3')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(note).toHaveTextContent('Undone')
})

test('a range is selected with Shift, copied as a block, filled by one value and cleared', async () => {
  await startAtPrice()
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
  await expect.poll(() => page.getByRole('gridcell', { selected: true }).elements()).toHaveLength(4)
  expect(copied()).toBe('100,00\t10,00\n101,00\t10,00')
  paste('55')
  await expect
    .poll(changesMade)
    .toEqual({ r0: { price: '55', floor: '55' }, r1: { price: '55', floor: '55' } })
  await userEvent.keyboard('{Delete}')
  await expect.poll(changesMade).toEqual({ r0: { price: '', floor: '' }, r1: { price: '', floor: '' } })
})

test('a mouse selects a range by dragging', async () => {
  await startAtPrice()
  await userEvent.dragAndDrop(cell(1, 2), cell(3, 3))
  await expect.poll(() => page.getByRole('gridcell', { selected: true }).elements()).toHaveLength(6)
  await expect.poll(focused).toBe(cell(3, 3))
  expect(copied()).toBe('101,00\t10,00\n102,00\t10,00\n103,00\t10,00')
})

test('other changes from outside clear the history', async () => {
  await startAtPrice()
  await userEvent.keyboard('120{Enter}')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => textOf(0, 2)).toBe('100,00')
  onChange.mockClear()
  cell(0, 2).focus()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(onChange).not.toHaveBeenCalled()
})

test('a click on another cell writes what is in the editor', async () => {
  await startAtPrice()
  await userEvent.keyboard('120')
  await page.elementLocator(cell(3, 3)).click()
  await expect.poll(focused).toBe(cell(3, 3))
  expect(changesMade()).toEqual({ r0: { price: '120' } })
})

test('a double click edits a cell, and so does a second tap on a touch screen', async () => {
  await page.viewport(390, 844)
  await startAtPrice()
  await page.elementLocator(cell(1, 2)).dblClick()
  await expect.element(page.getByRole('textbox', { name: 'Article 1, Price' })).toHaveFocus()
  await userEvent.keyboard('7')
  await expect.element(page.getByRole('textbox', { name: 'Article 1, Price' })).toHaveValue('7')
  await userEvent.keyboard('{Escape}')
  const tap = () => {
    const touch = { bubbles: true, pointerType: 'touch', detail: 1 }
    cell(2, 2).dispatchEvent(new PointerEvent('pointerdown', touch))
    cell(2, 2).dispatchEvent(new PointerEvent('click', touch))
  }
  tap()
  await expect.poll(() => cell(2, 2).tabIndex).toBe(0)
  expect(page.getByRole('textbox').query()).toBeNull()
  tap()
  await expect.element(page.getByRole('textbox', { name: 'Article 2, Price' })).toHaveFocus()
})

test('a grid of 200 rows scrolls with the page below its headings, and every key reaches its row', async () => {
  await page.viewport(1280, 900)
  await startAtPrice(200)
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect.poll(() => focused()?.closest('tr')?.getAttribute('aria-rowindex')).toBe('201')
  await expect.element(page.elementLocator(cell(199, 3))).toBeInViewport({ ratio: 0.9 })
  await expect.element(page.getByRole('columnheader', { name: 'Price' })).toBeInViewport({ ratio: 0.9 })
  const box = document.querySelector('.pg__box')!
  expect(box.scrollHeight).toBe(box.clientHeight)
  await userEvent.keyboard('7{Enter}')
  await expect.poll(changesMade).toEqual({ r199: { floor: '7' } })
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await expect.poll(focused).toBe(cell(0, 0))
  await expect.element(page.elementLocator(cell(0, 0))).toBeInViewport({ ratio: 0.9 })
})

test('at 390 px the first column stays in view, and the page says that there are more columns', async () => {
  await page.viewport(390, 844)
  await startAtPrice()
  await expect.element(page.getByText(/More columns at the side/)).toBeVisible()
  await userEvent.keyboard('{End}')
  await expect.poll(focused).toBe(cell(0, 3))
  await expect.element(page.elementLocator(cell(0, 3))).toBeInViewport({ ratio: 0.9 })
  await expect.element(article).toBeInViewport({ ratio: 0.9 })
  expect(cell(0, 3).getBoundingClientRect().left).toBeGreaterThanOrEqual(
    cell(0, 0).getBoundingClientRect().right - 1,
  )
  expect(document.documentElement.scrollWidth).toBe(390)
  expect(await accessibilityFaults()).toEqual([])
})
