import './office.css'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SortableList } from './sortable-list.tsx'

const words = {
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  moved: (name: string, place: number, count: number) => `${name}, place ${place} of ${count}`,
}
const onOrder = vi.fn<(ids: readonly string[]) => void>()

function Pictures({ grid }: { grid?: boolean }) {
  const [ids, setIds] = useState<readonly string[]>(['side', 'front', 'tread'])
  const items = ids.map((id) => ({ id, name: id, content: <p>Picture {id}</p> }))
  const order = (next: readonly string[]) => {
    onOrder(next)
    setIds(next)
  }
  return <SortableList label="Pictures" {...{ items, words, grid }} onOrder={order} />
}

const button = (name: string) => page.getByRole('button', { name })
const order = () =>
  page
    .getByRole('list', { name: 'Pictures' })
    .getByRole('listitem')
    .elements()
    .map((item) => item.getAttribute('data-id'))

test('the buttons move an item, keep the focus and announce the place', async () => {
  await render(<Pictures />)
  button('Move side down').element().focus()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.poll(order).toEqual(['front', 'tread', 'side'])
  await expect.element(button('Move side down')).toHaveFocus()
  await expect.element(page.getByRole('status')).toHaveTextContent('side, place 3 of 3')
  await expect.element(button('Move side down')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button('Move front up')).toHaveAttribute('aria-disabled', 'true')
})

const boxOf = (id: string) => document.querySelector(`[data-id=${id}]`)!.getBoundingClientRect()

/** Sends a pointer event to the list, which captures the pointer. */
function send(type: string, x: number, y: number) {
  const list = page.getByRole('list', { name: 'Pictures' }).element()
  list.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: x, clientY: y }))
}

async function press(id: string) {
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockReturnValue()
  document
    .querySelector(`[data-id=${id}] .sortable__handle`)!
    .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true, pointerId: 1 }))
  await expect.poll(() => document.querySelector('[data-dragging]')?.getAttribute('data-id')).toBe(id)
}

/** Waits until a change after the last event would be on screen. */
async function painted() {
  for (const _frame of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
}

for (const grid of [false, true])
  test(`a handle drags an item past the middle of another one in a ${grid ? 'grid' : 'column'}`, async () => {
    onOrder.mockClear()
    await render(<Pictures grid={grid} />)
    await press('side')
    const over = boxOf('front')
    send('pointermove', over.left + 2, over.top + 2)
    await painted()
    expect(order()).toEqual(['side', 'front', 'tread'])
    send('pointermove', over.right - 2, over.bottom - 2)
    await expect.poll(order).toEqual(['front', 'side', 'tread'])
    expect(onOrder).not.toHaveBeenCalled()
    send('pointerup', 0, 0)
    await expect.poll(() => onOrder.mock.calls).toEqual([[['front', 'side', 'tread']]])
    await expect.element(page.getByRole('status')).toHaveTextContent('side, place 2 of 3')
  })

test('a cancelled drag restores the order', async () => {
  onOrder.mockClear()
  await render(<Pictures />)
  await press('tread')
  const over = boxOf('side')
  send('pointermove', over.left + 9, over.top + 2)
  await expect.poll(order).toEqual(['tread', 'side', 'front'])
  send('pointercancel', 0, 0)
  await expect.poll(order).toEqual(['side', 'front', 'tread'])
  send('pointerup', 0, 0)
  expect(onOrder).not.toHaveBeenCalled()
})

for (const grid of [false, true])
  test(`at 390 px a ${grid ? 'grid' : 'column'} is accessible and fits`, async () => {
    await page.viewport(390, 844)
    await render(<Pictures grid={grid} />)
    expect(document.documentElement.scrollWidth).toBe(390)
    expect(await accessibilityFaults()).toEqual([])
  })
