import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Panel } from './panel.tsx'
import { ScrollRow } from './scroll-row.tsx'

const row = page.getByRole('region', { name: 'Shelf' })
const scrolls = () => row.element().scrollWidth > row.element().clientWidth

const shelf = (wide?: boolean) => (
  <ScrollRow label="Shelf" row={wide}>
    {['Studded', 'Friction', 'Summer', 'All-season', 'Truck'].map((name) => (
      <Panel key={name}>{name}</Panel>
    ))}
  </ScrollRow>
)

test('a row that scrolls is reached by the Tab key and scrolled by the arrow keys', async () => {
  await page.viewport(390, 760)
  await render(shelf())
  expect(scrolls()).toBe(true)
  await userEvent.keyboard('{Tab}')
  await expect.element(row).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => row.element().scrollLeft).toBeGreaterThan(0)
  expect(await accessibilityFaults()).toEqual([])
})

for (const [width, wide, expected] of [
  [1280, true, false],
  [1024, true, false],
  [1023, true, true],
  [1280, false, true],
] as const)
  test(`at ${width} px ${wide ? 'a row for wide screens' : 'a row for all screens'} ${expected ? 'scrolls' : 'shows all items side by side'}`, async () => {
    await page.viewport(width, 760)
    await render(shelf(wide))
    await expect.poll(scrolls).toBe(expected)
  })
