import './finder.css'
import {
  getBrands,
  getDiameters,
  getHeights,
  getLoadIndexes,
  getSpeedIndexes,
  getWidths,
} from '@pito/contracts/catalogue'
import type { ApiStub } from '@pito/web/testing/stub-api'
import { stubApi } from '@pito/web/testing/stub-api'
import { Link } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { Finder } from './finder.tsx'
import type { FinderVehicle } from './finder-choice.ts'
import { firstChoice } from './finder-choice.ts'
import { noOptions } from './finder-start.ts'
import { useShownVehicle } from './vehicle-shown.ts'

const panel = page.getByRole('tabpanel')
const field = (name: string) => panel.getByLabelText(name, { exact: true })
const [width, height, rim] = ['Width', 'Height', 'Wheel Diameter'].map(field) as [Field, Field, Field]
const search = panel.getByRole('button', { name: 'Search', exact: true })
type Field = ReturnType<typeof field>
const openIndexes = () => panel.getByText('Load and speed').click()

/** The sizes that are sold: for each width, the rims by height. */
const cars = {
  155: { 70: [13] },
  195: { 55: [16], 65: [15] },
  205: { 55: [16], 60: [16] },
  215: { 55: [17, 18] },
}
const vans = { 205: { 65: [16] } }
const trucks = { 295: { 80: [22.5] }, 315: { 70: [22.5], 80: [22.5] } }
type Sizes = Readonly<Record<number, Readonly<Record<number, readonly number[]>>>>
const sizesOf = (vehicle: unknown): Sizes =>
  (({ 3: vans, 4: trucks }) as Record<string, Sizes>)[String(vehicle)] ?? cars

const numbers = (values: readonly (number | string)[]) => values.map((value) => ({ value: Number(value) }))
const texts = (values: readonly string[]) => values.map((value) => ({ value }))
const brands = (vehicle: unknown) => brandsOf(vehicle).map((name) => ({ name }))

const brandsOf = (vehicle: unknown) =>
  vehicle === '4' ? ['Bridgestone', 'Continental'] : ['Continental', 'Nokian Tyres']

/** Returns the load indices. The index 94 does not exist for tyres of width 195. */
const loadIndexesOf = (ofWidth: unknown) => (String(ofWidth) === '195' ? [87, 91] : [91, 94])

let api: ApiStub

beforeEach(() => {
  api = stubFilters(stubApi())
})

function stubFilters(stub: ApiStub): ApiStub {
  return stub
    .on(getWidths, ({ vehicle_type }) => numbers(Object.keys(sizesOf(vehicle_type))))
    .on(getHeights, (query) => numbers(Object.keys(sizesOf(query.vehicle_type)[Number(query.width)] ?? {})))
    .on(getDiameters, (query) =>
      numbers(sizesOf(query.vehicle_type)[Number(query.width)]?.[Number(query.height)] ?? []),
    )
    .on(getBrands, ({ vehicle_type }) => brands(vehicle_type))
    .on(getLoadIndexes, (query) => numbers(loadIndexesOf(query.width)))
    .on(getSpeedIndexes, () => texts(['H', 'T']))
}

function failFilters() {
  const fail = () => Promise.reject(new TypeError('Failed to fetch'))
  for (const call of [getWidths, getHeights, getDiameters, getBrands, getLoadIndexes, getSpeedIndexes])
    api.on(call, fail)
}

async function renderFinder(vehicle: FinderVehicle = 2) {
  const options = {
    width: Object.keys(cars),
    height: ['55', '60'],
    diameter: ['16'],
    brand: brandsOf('2'),
    loadIndex: ['91', '94'],
    speedIndex: ['H', 'T'],
  }
  const start = { full: true, points: false, choice: firstChoice(vehicle), options, pinned: {} }
  await renderInShop(<Finder start={start} />)
  await expect.element(search).not.toHaveAttribute('aria-disabled')
}

const labelsOf = (select: Field) =>
  [...(select.element() as HTMLSelectElement).options].map(({ text }) => text)
const sizeShown = () => [width, height, rim].map((select) => (select.element() as HTMLSelectElement).value)

test('each select opens the next, and the search waits for all three', async () => {
  await renderFinder()
  await width.selectOptions('')
  await expect.element(height).toBeDisabled()
  await expect.element(rim).toBeDisabled()
  await expect.element(search).toHaveAttribute('aria-disabled', 'true')
  await expect.element(search).toHaveAccessibleDescription('Still missing: width, height, wheel diameter.')
  await width.selectOptions('215')
  await expect.element(height).toBeEnabled()
  await expect.element(rim).toBeDisabled()
  await expect.poll(() => labelsOf(height)).toContain('55')
  await height.selectOptions('55')
  await expect.poll(() => labelsOf(rim)).toContain('17')
  await expect.element(search).toHaveAttribute('aria-disabled', 'true')
  await rim.selectOptions('17')
  await expect.element(search).not.toHaveAttribute('aria-disabled')
})

test('another width keeps height and rim where it has them, and says what it does not have', async () => {
  await renderFinder()
  const note = panel.getByRole('status')
  await openIndexes()
  await field('Load index').selectOptions('94')
  await expect.element(panel.getByText('Load and speed: 94')).toBeVisible()
  await width.selectOptions('195')
  await expect
    .element(note)
    .toHaveTextContent('Not available in this size, so no longer chosen: Load index 94.')
  expect(sizeShown()).toEqual(['195', '55', '16'])
  expect(labelsOf(field('Load index'))).toEqual(['All', '87', '91'])
  await width.selectOptions('155')
  await expect.element(note).toMatchTextContent('We do not sell 155/55 R16. Please choose again.')
  await expect.element(search).toHaveAttribute('aria-disabled', 'true')
})

test('options that cannot be loaded are reported, and opening a select loads them again', async () => {
  await renderFinder()
  const alert = panel.getByRole('alert')
  failFilters()
  await width.selectOptions('215')
  await expect.element(alert).toMatchTextContent('The options could not be loaded.')
  expect(labelsOf(height)).toEqual(['–', '55'])
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect.element(alert).toBeVisible()
  stubFilters(api)
  await height.click()
  await expect.element(alert).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await height.selectOptions('55')
  await expect.poll(() => labelsOf(rim)).toContain('17')
})

test('a search by plate keeps a season only if the visitor has chosen it, and names it', async () => {
  await renderFinder()
  const sent = () => new FormData(document.querySelector<HTMLFormElement>('.plateform') ?? undefined)
  await expect.element(field('Season')).toHaveDisplayValue('Winter Studded')
  expect(sent().get('tyre_season')).toBeNull()
  await field('Season').selectOptions('Winter Friction')
  expect(sent().get('tyre_season')).toBe('Winter Friction')
  await expect.element(panel.getByText(/^Season: Winter Friction/)).toBeVisible()
  await panel.getByRole('button', { name: 'Remove the season from the plate search' }).click()
  expect(sent().get('tyre_season')).toBeNull()
  await expect.element(field('Season')).toHaveDisplayValue('Winter Friction')
})

test('another vehicle that is chosen without a connection keeps no options of the one before', async () => {
  await renderFinder()
  failFilters()
  await page.getByRole('tab', { name: 'Truck' }).click()
  await expect.element(panel.getByRole('alert')).toBeVisible()
  expect(labelsOf(field('Brand'))).toEqual(['All'])
  stubFilters(api)
  await userEvent.type(field('Brand'), '{ArrowDown}')
  await expect.element(panel.getByRole('alert')).not.toBeInTheDocument()
  await expect.poll(() => labelsOf(field('Brand'))).toEqual(['All', 'Bridgestone', 'Continental'])
  expect(labelsOf(width)).toEqual(['–', '295', '315'])
})

test('another vehicle reloads its options and forgets speed index and brand', async () => {
  await renderFinder()
  await openIndexes()
  await field('Speed index').selectOptions('T')
  await field('Brand').selectOptions('Continental')
  await page.getByRole('tab', { name: 'Truck' }).click()
  await expect.element(field('Speed index')).toHaveValue('')
  await expect.element(field('Brand')).toHaveValue('')
  for (const call of ['widths', 'heights', 'diameters', 'brands'])
    await expect.poll(() => api.requests).toContain(`GET /api/v1/filter/${call}`)
})

test('each vehicle begins with its usual size and season', async () => {
  await renderFinder()
  expect(sizeShown()).toEqual(['205', '55', '16'])
  await expect.element(field('Season')).toHaveValue('3')
  await page.getByRole('tab', { name: 'Van' }).click()
  expect(sizeShown()).toEqual(['205', '65', '16'])
  await page.getByRole('tab', { name: 'Truck' }).click()
  expect(sizeShown()).toEqual(['315', '80', '22.5'])
  await expect.element(field('Season')).toHaveValue('2')
  expect(labelsOf(field('Season'))).not.toContain('Winter Studded')
})

test('a vehicle is shown only until the visitor leaves the page on which it was selected', async () => {
  const start = { full: false, points: false, choice: firstChoice(2), options: noOptions, pinned: {} }
  const Shown = () => <output>Vehicle {useShownVehicle() ?? 'of the page'}</output>
  const SeasonPage = () => (
    <>
      <Finder start={start} />
      <Link to="/home">Home</Link>
    </>
  )
  await renderInShop(<SeasonPage />, { routes: [{ path: 'home', Component: Shown }] })
  await page.getByRole('tab', { name: 'Truck' }).click()
  await page.getByRole('link', { name: 'Home' }).click()
  await expect.element(page.getByText('Vehicle of the page')).toBeVisible()
})

test('the size marking is explained in a dialog', async () => {
  await renderFinder()
  await panel.getByRole('button', { name: 'Size marking' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Size marking' })).toBeVisible()
})

test('on a phone no label of a size reaches past the end of its select', async () => {
  await renderFinder()
  for (const windowWidth of [320, 360, 390]) {
    await page.viewport(windowWidth, 740)
    for (const [name, select] of [
      ['Width', width],
      ['Height', height],
      ['Wheel Diameter', rim],
    ] as const) {
      const words = document.createRange()
      words.selectNodeContents(panel.getByText(name, { exact: true }).element())
      const end = Math.floor(words.getBoundingClientRect().right)
      expect(end).toBeLessThanOrEqual(select.element().getBoundingClientRect().right)
    }
  }
})

test('a shop in which no service point fits tyres has no tab for them and asks for no place', async () => {
  const options = { width: [], height: [], diameter: [], brand: [], loadIndex: [], speedIndex: [] }
  const start = { full: true, points: true, choice: firstChoice(2), options, pinned: {} }
  await renderInShop(<Finder start={start} />, { root: { servicePoints: 0, plateSearch: false } })
  await expect.element(search).toBeVisible()
  expect(
    page
      .getByRole('tab')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Car', 'Van', 'Truck'])
  await expect.element(page.getByText('Postcode or town')).not.toBeInTheDocument()
  // There is no field for a plate either, so the link to the vehicles mentions none.
  await expect.element(page.getByRole('link', { name: 'Choose your car', exact: true })).toBeVisible()
})

test('nothing is said if the size with which the form starts is not sold', async () => {
  const options = { ...noOptions, width: ['195'], height: [], diameter: [] }
  const start = { full: true, points: false, choice: firstChoice(2), options, pinned: {} }
  await renderInShop(<Finder start={start} />)
  await expect.element(search).toHaveAttribute('aria-disabled', 'true')
  await expect.element(panel.getByRole('status')).toHaveTextContent('')
})
