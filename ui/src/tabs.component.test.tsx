import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'
import { Tabs } from './tabs.tsx'

const names = ['Car', 'Van', 'Truck'] as const
type Name = (typeof names)[number]
const onSelect = vi.fn()

const vehicles = (initial?: string) => (
  <Tabs
    label="Vehicle"
    initial={initial}
    onSelect={onSelect}
    tabs={names.map((name) => ({
      id: name.toLowerCase(),
      label: name,
      icon: name === 'Car' ? 'car' : undefined,
      href: name === 'Van' ? '#van-page' : undefined,
      panel: <Button>Search {name}</Button>,
    }))}
  />
)
const tab = (name: Name) => page.getByRole('tab', { name })
const panel = page.getByRole('tabpanel')

async function expectChosen(chosen: Name) {
  await expect.element(panel).toHaveAccessibleName(chosen)
  for (const name of names)
    await expect.element(tab(name)).toHaveAttribute('aria-selected', String(name === chosen))
}

test('the first tab is open at first, or the one that is named', async () => {
  await render(vehicles())
  await expectChosen('Car')
  await render(vehicles('truck'))
  await expect.element(page.getByRole('tab', { name: 'Truck', selected: true })).toBeVisible()
})

test('a press opens the panel of a tab and stays on the page', async () => {
  const before = location.href
  await render(vehicles())
  await tab('Van').click()
  await expectChosen('Van')
  expect(onSelect).toHaveBeenLastCalledWith('van')
  await expect.element(panel.getByRole('button', { name: 'Search Van' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Search Car' }).query()).toBeNull()
  expect(location.href).toBe(before)
})

for (const [from, key, to] of [
  ['car', '{ArrowRight}', 'Van'],
  ['car', '{ArrowLeft}', 'Truck'],
  ['truck', '{Home}', 'Car'],
  ['car', '{End}', 'Truck'],
] as const)
  test(`from the ${from} the key ${key} opens and focuses the ${to}`, async () => {
    await render(vehicles(from))
    await userEvent.keyboard('{Tab}')
    await userEvent.keyboard(key)
    await expectChosen(to)
    await expect.element(tab(to)).toHaveFocus()
  })

test('the space bar opens a tab that is focused by a script', async () => {
  await render(vehicles())
  tab('Van').element().focus()
  await userEvent.keyboard(' ')
  await expectChosen('Van')
})

test('the Tab key leads from the open tab straight into its panel', async () => {
  await render(vehicles('van'))
  await userEvent.keyboard('{Tab}')
  await expect.element(tab('Van')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Search Van' })).toHaveFocus()
})

test('a tab is a link to its panel, or to the page that stands for it without scripts', async () => {
  await render(vehicles())
  await expect.element(tab('Car')).toHaveAttribute('href', '#car')
  await expect.element(tab('Van')).toHaveAttribute('href', '#van-page')
})

for (const width of [360, 1280])
  test(`at ${width} px tabs are accessible and fit into their row`, async () => {
    await page.viewport(width, 760)
    await render(vehicles())
    await expectChosen('Car')
    const list = page.getByRole('tablist').element()
    expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    expect(await accessibilityFaults()).toEqual([])
  })
