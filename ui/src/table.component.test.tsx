import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Table } from './table.tsx'

const table = page.getByRole('table', { name: 'Orders' })
const box = page.getByRole('region', { name: 'Orders' })

const orders = (showCaption?: boolean) => (
  <Table label="Orders" showCaption={showCaption}>
    <thead>
      <tr>
        <th scope="col">Number</th>
        <th scope="col">Renkaanvaihtoajanvarauskalenterinäkymä</th>
        <th scope="col" className="is-num">
          Renkaanvaihtoajanvaraussumma
        </th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <td>2026-114</td>
        <td>24.11.2026</td>
        <td className="is-num">399,60</td>
      </tr>
    </tbody>
  </Table>
)

test('a wide table scrolls in a box of its own, which is reached by keyboard', async () => {
  await page.viewport(320, 760)
  await render(orders())
  await userEvent.keyboard('{Tab}')
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => box.element().scrollLeft).toBeGreaterThan(0)
  expect(document.documentElement.scrollWidth).toBe(320)
  expect(await accessibilityFaults()).toEqual([])
})

for (const showCaption of [true, false])
  test(`a caption that is ${showCaption ? 'shown' : 'hidden'} names the table`, async () => {
    await render(orders(showCaption))
    await expect.element(table).toBeVisible()
    const { width } = page.getByRole('caption').element().getBoundingClientRect()
    expect(width > 1).toBe(showCaption)
    expect(await accessibilityFaults()).toEqual([])
  })

test('cells with numbers end in one line', async () => {
  await render(orders())
  await expect.element(page.getByRole('cell', { name: '399,60' })).toHaveStyle({ textAlign: 'end' })
  await expect.element(page.getByRole('cell', { name: '2026-114' })).toHaveStyle({ textAlign: 'start' })
})
