import { getDiameters, getHeights } from '@pito/contracts/catalogue'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderList } from '../../../testing/render-list.tsx'
import { tyreCard } from '../../../testing/tyre-card.ts'
import { nothingUnderstood } from '../../search/use-search.ts'

const list = '/tyres/car-suv-4x4'
const sized = `${list}?width=205&height=55&diameter=16`
const address = page.getByRole('status', { name: 'URL' })
const group = (name: string) => page.getByRole('group', { name })
const brands = Array.from({ length: 14 }, (_, place) => `Brand ${String.fromCharCode(65 + place)}`)
const allBrands = brands.map((brand) => `${brand}:3`).join(',')
const loadIndexes = Array.from({ length: 30 }, (_, place) => `${80 + place}:1`).join(',')
const seasons = 'Summer:30,Winter Friction:20,Winter Studded:10'

test('a size that the words of a search name fills the selects, and another choice takes it out of the words', async () => {
  stubApi()
    .on(getHeights, () => [{ value: 55 }])
    .on(getDiameters, () => [{ value: 16 }, { value: 17 }])
  const size = { width: 205, aspect_ratio: 55, diameter: 16 }
  const words = { kind: 'size', typed: '205/55 R16', label: '205/55 R16', query: 'nokian' } as const
  await renderList({
    address: '/search?q=nokian+205/55+R16',
    understood: { ...nothingUnderstood, parts: [{ ...words, size, ids: [] }] },
    sizes: { width: [205], height: [55], diameter: [16, 17] },
  })
  const select = (name: string) => page.getByLabelText(name)
  await expect.element(select('Width')).toHaveValue('205')
  await expect.element(select('Height')).toHaveValue('55')
  await select('Diameter').selectOptions('17')
  await expect.element(address).toHaveTextContent('/search?q=nokian&width=205&height=55&diameter=17')
})

test('the box that selects all shows whether none, some or all are selected', async () => {
  await renderList({ address: list, facets: { tyre_season: seasons } })
  const season = group('Season')
  const all = season.getByRole('checkbox', { name: 'Select all' })
  await expect.element(all).not.toBeChecked()
  await season.getByRole('checkbox', { name: /^Summer/ }).click()
  await expect.element(all).toBePartiallyChecked()
  await all.click()
  await expect.element(all).toBeChecked()
  await expect.element(address).toMatchTextContent(/tyre_season=Winter\+Friction,Winter\+Studded,Summer/)
  await all.click()
  await expect.element(all).not.toBeChecked()
  await expect.element(address).toHaveTextContent(list)
})

test('the further brands stay open, with the focus, when the last of them is unticked', async () => {
  await renderList({ address: list, facets: { brand: allBrands } })
  const last = group('Brand').getByRole('checkbox', { name: /^Brand N/ })
  await expect.element(last).not.toBeInTheDocument()
  await group('Brand').getByText('Show all 14').click()
  await last.click()
  await expect.element(address).toMatchTextContent(/brand=Brand\+N/)
  await last.click()
  await expect.element(address).toHaveTextContent(list)
  await expect.element(last).toBeVisible()
  await expect.element(last).toHaveFocus()
})

test('further brands are open from the start when one of them is ticked', async () => {
  await renderList({ address: `${list}?brand=Brand+N`, facets: { brand: allBrands } })
  await expect.element(group('Brand').getByRole('checkbox', { name: /^Brand N/ })).toBeVisible()
})

test('a ticked value without tyres can be unticked, and disappears with the list after that', async () => {
  await renderList({
    address: `${list}?brand=Aeolus`,
    facets: { brand: 'Nokian Tyres:3', tyre_season: seasons },
  })
  const aeolus = group('Brand').getByRole('checkbox', { name: /^Aeolus/ })
  await expect.element(aeolus).toBeChecked()
  await aeolus.click()
  await expect.element(address).toHaveTextContent(list)
  await expect.element(aeolus).not.toBeChecked()
  await expect.element(aeolus).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(address).toMatchTextContent(/brand=Aeolus/)
  await userEvent.keyboard(' ')
  await expect.element(address).toHaveTextContent(list)
  await page.getByRole('checkbox', { name: /^Summer/ }).click()
  await expect.element(address).toMatchTextContent(/tyre_season=Summer/)
  await expect.element(aeolus).not.toBeInTheDocument()
})

test('the price is a filter once a thumb has moved, and none when it is back at the end', async () => {
  await renderList({ address: list, price: { from: 50, to: 200 } })
  page.getByRole('slider', { name: 'Lowest price' }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(address).toMatchTextContent(/price_gte=51&price_lte=200/)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(address).toHaveTextContent(list)
})

test('another width clears height and rim, and loads its heights; a height loads its rims', async () => {
  const { requests } = stubApi()
    .on(getHeights, ({ width }) => (String(width) === '215' ? [{ value: 60 }] : []))
    .on(getDiameters, ({ height }) => (String(height) === '60' ? [{ value: 17 }] : []))
  await renderList({
    address: sized,
    sizes: { width: [205, 215], height: [55, 60], diameter: [16, 17] },
  })
  const reset = page.getByText('Reset').first()
  await expect.element(reset).toHaveAttribute('href', list)
  await page.getByLabelText('Width').selectOptions('215')
  await expect.element(address).toHaveTextContent(`${list}?width=215`)
  await expect.element(page.getByLabelText('Height')).toHaveValue('')
  await expect.element(page.getByLabelText('Diameter')).toBeDisabled()
  await expect.element(reset).toBeDisabled()
  await page.getByLabelText('Height').selectOptions('60')
  await expect.element(page.getByLabelText('Diameter')).toBeEnabled()
  expect(requests).toEqual([`GET ${getHeights.path}`, `GET ${getDiameters.path}`])
})

test('the heights of a width that arrive after the rims of a height do not clear the rims', async () => {
  const late = Promise.withResolvers<readonly { value: number }[]>()
  const list = Promise.withResolvers<void>()
  stubApi()
    .on(getHeights, () => late.promise)
    .on(getDiameters, () => [{ value: 19 }])
  await renderList({
    address: sized,
    sizes: { width: [205, 215], height: [55, 60], diameter: [16, 17] },
    load: (data) => list.promise.then(() => data),
  })
  const rims = () =>
    [...(page.getByLabelText('Diameter').element() as HTMLSelectElement).options].map(({ value }) => value)
  await page.getByLabelText('Width').selectOptions('215')
  await page.getByLabelText('Height').selectOptions('60')
  await expect.poll(rims).toEqual(['', '19'])
  late.resolve([{ value: 60 }])
  for (const _frame of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(rims()).toEqual(['', '19'])
  list.resolve()
  await expect.poll(rims).toEqual(['', '16', '17'])
})

for (const width of [1280, 360])
  test(`at ${width} px a pressed filter stays in its place while a group above it shrinks`, async () => {
    await page.viewport(width, 760)
    // The ticked load index opens its long group, so that there is enough below the pressed filter to scroll.
    await renderList({
      address: `${list}?load_index=91`,
      facets: { brand: allBrands, wet_grip: 'A:3,B:2', load_index: loadIndexes },
      tyres: Array.from({ length: 20 }, (_, id) => tyreCard({ id })),
      load: (data) => ({
        ...data,
        options: {
          ...data.options,
          facets: {
            ...data.options.facets,
            brand: data.state.picked.wet_grip.length > 0 ? 'Brand A:1' : allBrands,
          },
        },
      }),
    })
    if (width < 1000) await page.getByRole('button', { name: 'Filter (1)' }).click()
    const grip = group('Wet grip').getByRole('checkbox', { name: /^A/ })
    grip.element().scrollIntoView({ block: 'center' })
    const before = grip.element().getBoundingClientRect().top
    await grip.click()
    await expect.element(group('Brand').getByRole('checkbox', { name: /^Brand B/ })).not.toBeInTheDocument()
    expect(Math.abs(grip.element().getBoundingClientRect().top - before)).toBeLessThanOrEqual(1)
  })

test('on a phone the filters are a sheet, whose button says how many tyres are left', async () => {
  await page.viewport(360, 760)
  await renderList({ address: `${list}?in_stock=1`, facets: { tyre_season: seasons } })
  const inStock = page.getByRole('checkbox', { name: 'In stock only' })
  await expect.element(inStock).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Filter (1)' }).click()
  await expect.element(inStock).toBeChecked()
  await inStock.click()
  await expect.element(address).toHaveTextContent(list)
  await page.getByRole('button', { name: 'Show 3 tyres' }).click()
  await expect.element(inStock).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible()
})

test('a press outside the sheet closes it, follows no link and returns the focus to its button', async () => {
  await page.viewport(360, 760)
  await renderList({ address: list, facets: { tyre_season: seasons } })
  const opener = page.getByRole('button', { name: 'Filter', exact: true })
  await opener.click()
  await expect.element(page.getByRole('dialog', { name: 'Filter' })).toBeVisible()
  await page.elementLocator(document.documentElement).click({ position: { x: 40, y: 16 } })
  await expect.element(page.getByRole('dialog', { name: 'Filter' })).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await expect.element(address).toHaveTextContent(list)
})
