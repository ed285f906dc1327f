import { getVehicleTypes } from '@pito/contracts/catalogue'
import { searchDealers } from '@pito/contracts/dealers'
import { searchPlaces } from '@pito/contracts/places'
import { stubApi } from '@pito/web/testing/stub-api'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { foundDealer } from '../../testing/dealer.ts'
import { knownVehicle } from '../../testing/known-vehicle.ts'
import { tampere } from '../../testing/place.ts'
import { renderList } from '../../testing/render-list.tsx'
import { tyreCard } from '../../testing/tyre-card.ts'
import { storedVehicle } from '../vehicle/known-vehicle.ts'
import { forgetVehicle, storeVehicle } from '../vehicle/vehicle-store.ts'
import type { ListData } from './load-list.ts'

afterEach(() => storeVehicle(null))

const list = '/tyres/car-suv-4x4'
const address = page.getByRole('status', { name: 'URL' })
const chips = page.getByRole('list', { name: 'Chosen filters' })
const cards = page.getByRole('article')
const count = (text: string) => page.getByText(text, { exact: true })

/** The parts of a card that are visible on phones. */
const partsOnPhones =
  'h3, .mark, .card__brand, .card__size, .eu b, .stock, .card__made, .compare, .card__sheet, .fit, .prices p, .card__add'

/** Returns a promise and the function that resolves it. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open: () => open(), opened }
}

test('a chip that is removed by keyboard leaves the focus at the number of tyres', async () => {
  await renderList({ address: `${list}?brand=Continental,Michelin` })
  chips
    .getByRole('link', { name: /Michelin/ })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(address).toHaveTextContent(`${list}?brand=Continental`)
  await expect.element(page.getByRole('status', { name: '3 tyres' })).toHaveFocus()
})

test('each chip removes its own filter, and one link removes all filters but the size', async () => {
  await renderList({ address: `${list}?width=205&brand=Continental&wet_grip=A&in_stock=1` })
  await expect.element(chips.getByRole('listitem')).toHaveLength(4)
  await chips.getByRole('link', { name: /In stock only/ }).click()
  await expect.element(address).toHaveTextContent(`${list}?width=205&brand=Continental&wet_grip=A`)
  await chips.getByRole('link', { name: 'Clear' }).click()
  await expect.element(address).toHaveTextContent(`${list}?width=205`)
  await expect.element(chips).not.toBeInTheDocument()
})

test.each([
  ['Summer:1,Winter Studded:2', '', true],
  ['Summer:3,Winter Studded:0', '', false],
  ['Summer:3,Winter Studded:2', '&tyre_season=Summer', false],
  ['Summer:3,Winter Studded:2', '&tyre_season=Winter+Studded', true],
])('a search of %s%s says that winter tyres come first: %s', async (seasons, query, isSaid) => {
  const facets = { tyre_season: seasons }
  await renderList({ address: `/search?q=xyz${query}`, today: '2026-11-29', facets })
  const note = page.getByText(/winter tyres first/)
  await expect.element(cards).toHaveLength(3)
  if (isSaid) await expect.element(note).toBeVisible()
  else await expect.element(note).not.toBeInTheDocument()
})

test('each sort order is in the URL, except the one that lists have without it', async () => {
  await renderList({ address: list })
  const sort = page.getByRole('combobox', { name: 'Sort' })
  for (const [label, query] of [
    ['Highest price first', '?sort=net_price_desc'],
    ['Name A–Z', '?sort=name_asc'],
    ['Name Z–A', '?sort=name_desc'],
    ['Lowest price first', ''],
  ] as const) {
    await sort.selectOptions(label)
    await expect.element(address).toHaveTextContent(list + query)
    await expect.element(sort).toHaveDisplayValue(label)
  }
})

test('while another list loads the old tyres give way to placeholders', async () => {
  const { open, opened } = gate()
  await renderList({
    address: list,
    facets: { tyre_season: 'Summer:3' },
    load: (data) => opened.then(() => data),
  })
  const summer = page.getByRole('checkbox', { name: /^Summer/ })
  await summer.click()
  await expect.element(page.getByRole('status', { name: 'Loading tyres' })).toBeVisible()
  await expect.element(summer).toBeChecked()
  await expect.element(cards).toHaveLength(0)
  open()
  await expect.element(cards).toHaveLength(3)
  await expect.element(count('3 tyres')).toBeVisible()
})

test('the next page is appended, and its button disappears with the last page', async () => {
  const pages = [1, 2].map((id) => [tyreCard({ id, model: `Model ${id}` })])
  await renderList({
    address: `${list}?width=225`,
    tyres: pages[0] ?? [],
    lastPage: 2,
    load: (data) => ({
      ...data,
      tyres: (pages[data.state.page - 1] ?? []).map((tyre) => ({ tyre, fullSet: null })),
    }),
  })
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect.element(cards).toHaveLength(2)
  await expect.element(page.getByText('Showing 2 / 2')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Load more' })).not.toBeInTheDocument()
})

test('a shared address of a later page loads the earlier pages above it', async () => {
  const pages = [1, 2, 3].map((id) => [tyreCard({ id, model: `Model ${id}` })])
  await renderList({
    address: `${list}?width=215&page=3`,
    tyres: pages[2] ?? [],
    lastPage: 3,
    load: (data) => ({
      ...data,
      tyres: (pages[data.state.page - 1] ?? []).map((tyre) => ({ tyre, fullSet: null })),
    }),
  })
  await expect.element(cards).toHaveLength(3)
  expect(cards.elements().map((card) => card.querySelector('h3')?.textContent)).toEqual(
    [1, 2, 3].map((id) => expect.stringContaining(`Model ${id}`)),
  )
  await expect.element(page.getByText('Showing 3 / 3')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Show previous' })).not.toBeInTheDocument()
})

test.each([
  ['that page fails to load', 2, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the list was opened at a late page', 6, (data: ListData) => data],
])('a link leads to the previous page if %s', async (_which, number, load) => {
  await renderList({ address: `${list}?width=235&page=${number}`, lastPage: number, load })
  await expect.element(page.getByRole('link', { name: 'Show previous' })).toBeVisible()
  await expect.element(cards).toHaveLength(3)
})

test('a list that could not be loaded says so above the old tyres, and is loaded again by a press', async () => {
  let fails = true
  await renderList({
    address: list,
    facets: { brand: 'Michelin:3' },
    load: (data) => (fails ? Promise.reject(new TypeError('Failed to fetch')) : data),
  })
  await page.getByRole('checkbox', { name: /^Michelin/ }).click()
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent('The tyres of your choice could not be loaded')
  await expect.element(cards).toHaveLength(3)
  await expect.element(chips).not.toBeInTheDocument()
  fails = false
  await alert.getByRole('button').click()
  await expect.element(chips.getByRole('link', { name: /Michelin/ })).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
})

test('a list without tyres offers its filters for removal, other seasons and another size', async () => {
  await renderList({
    address: `${list}?width=205&height=55&diameter=16&wet_grip=A`,
    tyres: [],
    facets: { tyre_season: 'Summer:2,Winter Studded:0' },
  })
  await expect.element(page.getByRole('heading', { name: 'No result found' })).toBeVisible()
  await expect.element(chips.getByRole('link', { name: /Wet grip A/ })).toBeVisible()
  const seasons = page.getByRole('list', { name: 'Season' })
  await expect.element(seasons.getByRole('link')).toHaveLength(1)
  await expect.element(seasons.getByRole('link', { name: 'Summer (2)' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect
    .element(page.getByText('We have no tyres in 205/55 R16 at the moment. Try another size.'))
    .toBeVisible()
  await page.getByRole('link', { name: 'Choose another size' }).click()
  await expect.element(address).toHaveTextContent(list)
})

test.each([
  ['a tyre of the catalogue', {}],
  ['without a picture and a logo', { picture: null, logo: '' }],
  [
    'with a model name of 60 characters',
    { model: 'Hakkapeliitta Black Green Advantage Sport Professional Winter' },
  ],
  ['with a price of more than a thousand', { cents: 40_000 }],
  ['with a reduction and of an old week', { cents: 9000, lowestCents: 10_000, dotYear: 2020 }],
  ['of which three are left', { stock: 3 }],
  ['that is sold out', { stock: 0, similar: '/tyres' }],
])('on a phone, the card of a tyre %s is at most 300 px high', async (_which, facts) => {
  await page.viewport(390, 844)
  await renderList({ address: list, tyres: [tyreCard({ seasonId: 2, fit: [], ...facts })] })
  await expect.element(cards).toBeVisible()
  const card = cards.element()
  expect(card.getBoundingClientRect().height).toBeLessThanOrEqual(300)
  const { right, bottom } = card.getBoundingClientRect()
  for (const part of card.querySelectorAll(partsOnPhones)) {
    const box = part.getBoundingClientRect()
    expect(box.right, part.textContent).toBeLessThanOrEqual(right)
    expect(box.bottom, part.textContent).toBeLessThanOrEqual(bottom)
    expect(Number.parseFloat(getComputedStyle(part).fontSize), part.textContent).toBeGreaterThanOrEqual(14)
  }
})

test('on a phone the row of season buttons is scrolled to the current one', async () => {
  await page.viewport(320, 700)
  await renderList({ address: list })
  const all = page.getByRole('link', { name: /^All \d/ })
  await expect.element(all).toHaveAttribute('aria-current')
  expect(all.element().getBoundingClientRect().right).toBeLessThanOrEqual(320)
})

test('the season buttons count the tyres of their seasons, and one without tyres cannot be pressed', async () => {
  await renderList({
    address: `${list}?tyre_season=Winter+Friction,Winter+Studded`,
    facets: { tyre_season: 'Summer:30,Winter Friction:20,Winter Studded:10,Winter Studdable:1,All Season:0' },
  })
  const seasons = page.getByRole('list', { name: 'Time of year' })
  await expect.element(seasons).toMatchTextContent(/Winter 30.*All season 0.*Summer 30.*All 61/)
  await expect.element(seasons.getByRole('link')).toHaveLength(3)
  // The button counts the tyres of the list that the links of the shop lead to in winter.
  const winter = seasons.getByRole('link', { name: 'Winter 30' })
  await expect.element(winter).toHaveAttribute('aria-current')
  await expect.element(page.getByText('Studdable tyres (1) are only part of All.')).toBeVisible()
  await seasons.getByRole('link', { name: 'All 61' }).click()
  await expect.element(address).toHaveTextContent(list)
  await winter.click()
  await expect.element(address).toHaveTextContent(`${list}?tyre_season=Winter+Friction,Winter+Studded`)
  await expect.element(winter).toHaveAttribute('aria-current')
})

test('a list is loaded again for the vehicle of the tab, and once more when the vehicle is forgotten', async () => {
  const vehicle = knownVehicle()
  storeVehicle(vehicle)
  const loaded: unknown[] = []
  await renderList({
    address: list,
    load: (data) => {
      loaded.push(storedVehicle())
      return { ...data, vehicleFirst: storedVehicle() }
    },
  })
  const note = page.getByText(/fit your car first/)
  await expect.element(note).toBeVisible()
  forgetVehicle()
  await expect.element(note).not.toBeInTheDocument()
  await expect.poll(() => loaded).toEqual([vehicle, null])
})

test.each([
  ['the first tyre fits', 205, true],
  ['no tyre fits', 225, false],
])(
  'if %s the vehicle of the tab, the list says whether such tyres come first',
  async (_case, width, isFirst) => {
    storeVehicle(knownVehicle())
    await renderList({
      address: list,
      tyres: [tyreCard({ seasonId: 1, load: 94, width })],
      load: (data) => ({ ...data, vehicleFirst: storedVehicle() }),
    })
    await expect.poll(() => document.querySelector('.results--by-vehicle')).toBeNull()
    await expect.element(cards).toHaveLength(1)
    const note = page.getByText(/those that fit your car first/)
    if (isFirst) await expect.element(note).toBeVisible()
    else await expect.element(note).not.toBeInTheDocument()
  },
)

test('a list that cannot be loaded for the vehicle stays as it is and says so once', async () => {
  storeVehicle(knownVehicle())
  let loads = 0
  await renderList({
    address: list,
    load: () => {
      loads += 1
      throw new TypeError('Failed to fetch')
    },
  })
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.element(cards).toHaveLength(3)
  expect(loads).toBe(1)
})

test('an order that the visitor has chosen is not changed for the vehicle of the tab', async () => {
  storeVehicle(knownVehicle())
  let loads = 0
  await renderList({
    address: `${list}?sort=name_asc`,
    load: (data) => {
      loads += 1
      return data
    },
  })
  await expect.element(cards).toHaveLength(3)
  await page.getByRole('combobox', { name: 'Sort' }).selectOptions('name_desc')
  await expect.element(address).toHaveTextContent(`${list}?sort=name_desc`)
  expect(loads).toBe(1)
})

test('without the options of the filters there are no season buttons', async () => {
  await renderList({ address: list, optionsFailure: { offline: false, requestId: 'r-1' } })
  await expect.element(cards).toHaveLength(3)
  await expect.element(page.getByRole('list', { name: 'Time of year' })).not.toBeInTheDocument()
})

test('a list for an unknown licence plate has season buttons', async () => {
  await renderList({
    address: `${list}?licenceplate=ABC-123`,
    facets: { tyre_season: 'Summer:30' },
    plate: { vehicle: null, refusal: 'No vehicle was found.' },
  })
  await expect.element(page.getByRole('link', { name: 'Summer 30' })).toBeVisible()
})

test('on a phone, at most four rows stand between the heading and the first card', async () => {
  await page.viewport(390, 844)
  await renderList({
    address: `${list}?tyre_season=Winter+Friction&brand=Continental,Michelin`,
    facets: { tyre_season: 'Summer:30,Winter Friction:20' },
  })
  const bottom = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect().bottom
  const top = cards.nth(0).element().getBoundingClientRect().top
  // The rows stand apart by gaps of 8 px.
  expect(top - bottom).toBeLessThanOrEqual(4 * 56 + 6 * 8)
})

test('remnants and sold-out tyres stand below headings of their own', async () => {
  const tyres = [40, 4, 3, 0].map((stock, place) => tyreCard({ id: place + 1, stock }))
  await renderList({ address: list, tyres })
  const heading = page.getByRole('heading', { level: 2, name: 'Single tyres' })
  await expect.element(heading).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Sold-out tyres' })).toBeVisible()
  await expect.element(cards.nth(2)).toMatchTextContent(/3 left, not enough for four.*Three tyres/)
  const isAfter = (card: number) =>
    heading.element().compareDocumentPosition(cards.nth(card).element()) === Node.DOCUMENT_POSITION_FOLLOWING
  expect([isAfter(1), isAfter(2)]).toEqual([false, true])
})

test('a list of truck tyres is not divided by full sets of four', async () => {
  await renderList({
    address: '/tyres/trucks',
    tyres: [tyreCard({ stock: 40 }), tyreCard({ id: 2, stock: 2 })],
  })
  await expect.element(cards).toHaveLength(2)
  await expect.element(page.getByRole('heading', { name: 'Single tyres' })).not.toBeInTheDocument()
})

test('remnants are left out by a filter, which a chip removes', async () => {
  await renderList({ address: list })
  await page.getByRole('checkbox', { name: 'At least four available' }).click()
  await expect.element(address).toHaveTextContent(`${list}?min_stock=4`)
  await chips.getByRole('link', { name: /At least four available/ }).click()
  await expect.element(address).toHaveTextContent(list)
})

test('a service point is picked in a dialog, filters the list and is forgotten with its chip', async () => {
  stubApi()
    .on(searchPlaces, () => [tampere])
    .on(searchDealers, foundDealer)
    .on(getVehicleTypes, () => [])
  await renderList({
    address: list,
    tyres: [tyreCard({ fitted: false })],
    load: (data) => ({
      ...data,
      point: data.state.servicePoint ? { slug: data.state.servicePoint, name: 'Pitorengas' } : null,
    }),
  })
  await page.getByLabelText('Postcode or town').fill('Tampere')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  const picker = page.getByRole('dialog', { name: 'Choose a service point' })
  await picker.getByRole('button', { name: /^Select / }).click()
  await expect.element(address).toHaveTextContent(`${list}?ServicePoint=pitorengas-tampere`)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Service point: Pitorengas')).toBeVisible()
  await chips.getByRole('link', { name: /Pitorengas/ }).click()
  await expect.element(address).toHaveTextContent(list)
  expect(localStorage.getItem('SearchedSelectedServicePoint')).toBeNull()
})

test('lists of truck tyres offer no service point', async () => {
  await renderList({ address: '/tyres/trucks', tyres: [tyreCard({ fitted: false })] })
  await expect.element(cards).toBeVisible()
  await expect.element(page.getByLabelText('Postcode or town')).not.toBeInTheDocument()
})
