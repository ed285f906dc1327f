import '../office.css'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button.tsx'
import type { DataColumn, DataTableProps, Selection, Sorting, TableLayout } from './data-table.tsx'
import { DataTable, nothingSelected } from './data-table.tsx'

interface Fruit {
  id: string
  name: string
  colour: string
  grams: number
  origin: string
}

const fruits: readonly Fruit[] = ['Apple', 'Banana', 'Cherry'].map((name, index) => ({
  id: `f${index}`,
  name,
  colour: 'red',
  grams: 100 + index,
  origin: 'Finland',
}))
const columns: readonly DataColumn<Fruit>[] = [
  { key: 'name', heading: 'Name', cell: ({ name }) => name, sortable: true, importance: 1 },
  { key: 'colour', heading: 'Colour', cell: ({ colour }) => colour, importance: 2 },
  { key: 'grams', heading: 'Grams', cell: ({ grams }) => grams, sortable: true, align: 'end', importance: 3 },
  { key: 'origin', heading: 'Origin', cell: ({ origin }) => origin },
  { key: 'note', heading: 'Note', cell: () => '–', hiddenAtFirst: true },
]
const words: DataTableProps<Fruit>['words'] = {
  selectPage: 'Select the page',
  selectRow: (row) => `Select ${row}`,
  selected: (count) => `${count} selected`,
  selectAll: (total) => `Select all ${total} results`,
  deselect: 'Deselect',
  columns: 'Columns',
  closeColumns: 'Close',
  resetColumns: 'Reset',
  moveUp: (heading) => `Move ${heading} up`,
  moveDown: (heading) => `Move ${heading} down`,
  moved: (heading, place, count) => `${heading} is column ${place} of ${count}`,
  width: (heading) => `Width of ${heading}`,
  actions: 'Actions',
}

const onLayout = vi.fn<(layout: TableLayout) => void>()
const onSelect = vi.fn<(selection: Selection) => void>()

function Fruits(props: Partial<DataTableProps<Fruit>> & { first?: TableLayout }) {
  const [layout, setLayout] = useState<TableLayout>(props.first ?? [])
  const [selection, setSelection] = useState<Selection>(nothingSelected)
  return (
    <DataTable
      caption="Fruits"
      words={words}
      columns={columns}
      rows={fruits}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      total={1284}
      sorting={null}
      sortHref={({ key, descending }: Sorting) => `?sort=${descending ? '-' : ''}${key}`}
      layout={layout}
      onLayout={(next) => {
        onLayout(next)
        setLayout(next)
      }}
      selection={selection}
      onSelect={(next) => {
        onSelect(next)
        setSelection(next)
      }}
      bulkActions={<Button>Ship</Button>}
      summary="1–3 of 1284"
      rowAction={({ name }) => <Button>Open {name}</Button>}
      {...props}
    />
  )
}

const headings = () => page.getByRole('columnheader').elements()
const shownHeadings = () => headings().map((heading) => heading.querySelector('a, span')?.textContent)
const heading = (name: string) => page.getByRole('columnheader', { name })
const check = (name: string) => page.getByRole('checkbox', { name })
const widthOf = (name: string) => Math.round(heading(name).element().getBoundingClientRect().width)

test('a heading that sorts is a link to the list in this order, and in the reverse order afterwards', async () => {
  const { rerender } = await render(<Fruits />)
  const link = page.getByRole('link', { name: 'Grams' })
  await expect.element(link).toHaveAttribute('href', '?sort=grams')
  await expect.element(heading('Grams')).not.toHaveAttribute('aria-sort')
  await rerender(<Fruits sorting={{ key: 'grams', descending: false }} />)
  await expect.element(heading('Grams')).toHaveAttribute('aria-sort', 'ascending')
  await expect.element(link).toHaveAttribute('href', '?sort=-grams')
  await rerender(<Fruits sorting={{ key: 'grams', descending: true }} />)
  await expect.element(heading('Grams')).toHaveAttribute('aria-sort', 'descending')
  await expect.element(link).toHaveAttribute('href', '?sort=grams')
})

test('the page is selected first, and all results in a separate step', async () => {
  await render(<Fruits />)
  await expect.element(page.getByText('1–3 of 1284')).toBeVisible()
  await check('Select Banana').click()
  await expect.element(check('Select the page')).toBePartiallyChecked()
  await expect.element(page.getByRole('status').first()).toHaveTextContent('1 selected')
  expect(page.getByRole('button', { name: 'Select all' }).query()).toBeNull()
  await check('Select the page').click()
  await expect.element(page.getByRole('status').first()).toHaveTextContent('3 selected')
  expect(onSelect.mock.lastCall?.[0].all).toBe(false)
  await page.getByRole('button', { name: 'Select all 1284 results' }).click()
  await expect.element(page.getByRole('status').first()).toHaveTextContent('1284 selected')
  await expect.element(page.getByRole('button', { name: 'Deselect' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(check('Select the page')).toHaveFocus()
  await expect.element(check('Select the page')).not.toBeChecked()
  expect(page.getByRole('button', { name: 'Ship' }).query()).toBeNull()
})

test('columns are hidden and shown in a dialog, but never all of them', async () => {
  await render(<Fruits />)
  await page.getByRole('button', { name: 'Columns' }).click()
  await check('Origin').click()
  await check('Note').click()
  expect(onLayout.mock.lastCall?.[0].map(({ shown }) => shown)).toEqual([true, true, true, false, true])
  await check('Note').click()
  await check('Grams').click()
  await check('Colour').click()
  await expect.element(check('Name')).toBeDisabled()
  await page.getByRole('button', { name: 'Reset' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Columns' })).toHaveFocus()
  expect(shownHeadings()).toEqual(['Name', 'Colour', 'Grams', 'Origin', 'Actions'])
})

test('columns are moved by keyboard, the focus stays on the button, and the place is announced', async () => {
  await render(<Fruits />)
  await page.getByRole('button', { name: 'Columns' }).click()
  const down = page.getByRole('button', { name: 'Move Name down' })
  down.element().focus()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(down).toHaveFocus()
  await expect.element(page.getByText('Name is column 3 of 5')).toBeInTheDocument()
  await expect
    .element(page.getByRole('button', { name: 'Move Colour up' }))
    .toHaveAttribute('aria-disabled', 'true')
  expect(await accessibilityFaults()).toEqual([])
  await userEvent.keyboard('{Escape}')
  expect(shownHeadings()).toEqual(['Colour', 'Grams', 'Name', 'Origin', 'Actions'])
})

test('the arrow keys change the width of a column and leave the others as wide as they were', async () => {
  await render(<Fruits />)
  const before = { name: widthOf('Name'), grams: widthOf('Grams') }
  const handle = page.getByRole('separator', { name: 'Width of Name' })
  await expect.element(handle).toHaveAttribute('aria-valuenow', String(before.name))
  handle.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => widthOf('Name')).toBe(before.name + 16)
  expect(widthOf('Grams')).toBe(before.grams)
  await expect.element(handle).toHaveAttribute('aria-valuenow', String(before.name + 16))
  await expect.element(handle).toHaveFocus()
})

test('a drag changes the width of a column and is reported once, at its end', async () => {
  onLayout.mockClear()
  await render(<Fruits />)
  const before = widthOf('Colour')
  const handle = page.getByRole('separator', { name: 'Width of Colour' }).element()
  const { x, y } = handle.getBoundingClientRect()
  const send = (type: string, by: number) =>
    handle.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: x + by, clientY: y }))
  vi.spyOn(handle, 'setPointerCapture').mockReturnValue()
  send('pointerdown', 0)
  send('pointermove', 20)
  await expect.poll(() => widthOf('Colour')).toBe(before + 20)
  send('pointermove', -30)
  await expect.poll(() => widthOf('Colour')).toBe(before - 30)
  expect(onLayout).not.toHaveBeenCalled()
  send('pointerup', -30)
  await expect.poll(() => widthOf('Colour')).toBe(before - 30)
  expect(onLayout).toHaveBeenCalledOnce()
  expect(onLayout.mock.lastCall?.[0].find(({ key }) => key === 'colour')?.width).toBe(before - 30)
})

test('the row that was opened last is marked and in view', async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...fruits[0]!,
    id: `m${index}`,
    name: `No ${index}`,
  }))
  await render(<Fruits rows={many} openedId="m55" />)
  const row = page.getByRole('row', { name: /No 55/ })
  await expect.element(row).toHaveAttribute('aria-current', 'true')
  await expect.element(row).toBeInViewport()
})

for (const [what, widths] of [
  ['fits', undefined],
  ['is wider than its box', 700],
] as const)
  test(`the headings of a table that ${what} stay in view while its rows scroll`, async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ ...fruits[0]!, id: `m${index}` }))
    const first = columns.map(({ key }) => ({ key, shown: true, width: widths }))
    await render(<Fruits rows={many} first={first} />)
    const box = page.getByRole('region', { name: 'Fruits' })
    await expect.poll(() => box.query()?.hasAttribute('data-wide')).toBe(widths !== undefined)
    const last = page.getByRole('row').elements().at(-1)
    last?.scrollIntoView({ block: 'end' })
    await expect.element(heading('Name')).toBeInViewport({ ratio: 0.9 })
    expect(await accessibilityFaults()).toEqual([])
  })

test('the action of a row stays in view in a table that is wider than its box', async () => {
  const first = columns.map(({ key }) => ({ key, shown: true, width: 700 }))
  await render(<Fruits first={first} />)
  await expect.element(page.getByRole('button', { name: 'Open Cherry' })).toBeInViewport({ ratio: 0.9 })
  await expect.element(heading('Name')).toBeInViewport({ ratio: 0.1 })
})

test('the column of actions is as narrow as its buttons, which stay on one line', async () => {
  await render(<Fruits />)
  const cell = page.getByRole('cell', { name: 'Open Cherry' }).element().getBoundingClientRect()
  const button = page.getByRole('button', { name: 'Open Cherry' }).element().getBoundingClientRect()
  expect(button.height).toBeLessThan(50)
  expect(cell.width - button.width).toBeLessThan(50)
})

test('an empty list and a first load have places of their own below the headings', async () => {
  const { rerender } = await render(
    <Fruits rows={undefined} loading={<p>Loading</p>} empty={<p>Nothing</p>} />,
  )
  await expect.element(page.getByText('Loading')).toBeVisible()
  await rerender(<Fruits rows={[]} loading={<p>Loading</p>} empty={<p>Nothing</p>} />)
  await expect.element(page.getByText('Nothing')).toBeVisible()
  expect(page.getByText('Loading').query()).toBeNull()
  await rerender(<Fruits busy />)
  await expect.element(page.getByRole('table', { name: 'Fruits' })).toHaveAttribute('aria-busy', 'true')
})

test('at 390 px each row is a card with three values and its action, and the page does not scroll sideways', async () => {
  await page.viewport(390, 844)
  await render(<Fruits />)
  const row = page.getByRole('row', { name: /Apple/ })
  await expect.element(row.getByRole('rowheader', { name: 'Apple' })).toBeVisible()
  await expect.element(row.getByText('red')).toBeVisible()
  await expect.element(row.getByText('100')).toBeVisible()
  await expect.element(row.getByText('Finland')).not.toBeVisible()
  await expect.element(row.getByRole('button', { name: 'Open Apple' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Grams' })).toBeVisible()
  const label = check('Select Apple').element().closest('label')?.getBoundingClientRect()
  expect(label?.width).toBeGreaterThanOrEqual(44)
  expect(label?.height).toBeGreaterThanOrEqual(44)
  expect(document.documentElement.scrollWidth).toBe(390)
  expect(await accessibilityFaults()).toEqual([])
})
