import { getVehicleTypes } from '@pito/contracts/catalogue'
import { searchDealers } from '@pito/contracts/dealers'
import { getFittingPrices } from '@pito/contracts/fitting-prices'
import { searchPlaces } from '@pito/contracts/places'
import { Dialog, DialogButton } from '@pito/ui/dialog'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dealer, foundDealer, foundDealers } from '../../testing/dealer.ts'
import { tampere } from '../../testing/place.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { pointOf } from './point.ts'
import { firstSearch, pointQuery } from './point-search.ts'
import { PointsFinder } from './points-finder.tsx'

const field = page.getByLabelText('Address or postcode')
const options = page.getByRole('listbox').getByRole('option')

const places = [
  { id: 'town-jyvaskyla', kind: 'town', label: 'Jyväskylä', latitude: 62.24, longitude: 25.75 },
  { id: 'town-jyvaskylan-mlk', kind: 'town', label: 'Jyväskylän mlk', latitude: 62.3, longitude: 25.7 },
] as const

const api = () =>
  stubApi()
    .on(searchPlaces, () => places)
    .on(searchDealers, foundDealer)

/** Enters the text in one change, so that the places are requested only once. */
async function pastePart(text: string) {
  await field.click()
  await expect.element(field).toHaveAttribute('role', 'combobox')
  await field.fill(text)
}

test('places are offered while somebody types, and one is taken by keyboard', async () => {
  const { requests } = api()
  await renderInShop(<PointsFinder radiusAfterClearing={100} />)
  await pastePart('jyvask')
  await expect.element(options.first()).toHaveTextContent('Jyväskylä')
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(options.first()).toHaveAttribute('data-focused', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Jyväskylä')
  await expect.poll(() => requests.at(-1)).toBe(`GET ${searchDealers.path}`)
  await expect.element(page.getByRole('status').first()).toMatchTextContent('Near Jyväskylä')
  await expect.element(options).toHaveLength(0)
  expect(localStorage.getItem('GoogleAddress')).toBe('Jyväskylä')
})

test('the number of results is announced once, together with the place', async () => {
  api()
  await renderInShop(<PointsFinder radiusAfterClearing={100} />)
  // While the list of places is open, the status is hidden from queries by role.
  const status = page.getByRole('status').first().element()
  await pastePart('Jyväskylä')
  const additions: string[] = []
  const observer = new MutationObserver((records) =>
    additions.push(
      ...records
        .filter(({ type, addedNodes }) => type === 'characterData' || addedNodes.length > 0)
        .map(({ target }) => target.textContent ?? ''),
    ),
  )
  observer.observe(status, { childList: true, characterData: true, subtree: true })
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => status.textContent).toContain('Near Jyväskylä')
  observer.disconnect()
  expect(additions).toEqual([
    'Searching for service points…',
    '1\u00a0service point within 100\u00a0km · Near Jyväskylä',
  ])
})

test.each([360, 1280])('at %i px a place is taken by a press from the list in a dialog', async (width) => {
  await page.viewport(width, 760)
  const { requests } = api()
  await renderInShop(
    <>
      <DialogButton opens="picker">Service point</DialogButton>
      <Dialog id="picker" title="Choose a service point" closeLabel="Close">
        <PointsFinder radiusAfterClearing={100} />
      </Dialog>
    </>,
  )
  await page.getByRole('button', { name: 'Service point' }).click()
  await pastePart('jyvask')
  await options.first().click()
  await expect.element(field).toHaveValue('Jyväskylä')
  await expect.poll(() => requests).toContain(`GET ${searchDealers.path}`)
  await expect.element(page.getByRole('article')).toBeVisible()
})

test('places that arrive after the search was sent do not cover its results', async () => {
  let answer = () => {}
  const answered = new Promise<typeof places>((resolve) => {
    answer = () => resolve(places)
  })
  const { requests } = stubApi()
    .on(searchPlaces, ({ search }) => (search === 'jyvask' ? answered : places))
    .on(searchDealers, foundDealer)
  await renderInShop(<PointsFinder radiusAfterClearing={100} />)
  await pastePart('jyvask')
  await expect.poll(() => requests).toContain(`GET ${searchPlaces.path}`)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => requests.filter((sent) => sent === `GET ${searchPlaces.path}`)).toHaveLength(2)
  answer()
  await expect.element(page.getByRole('article')).toBeVisible()
  await expect.element(options).toHaveLength(0)
})

test('a selected service point is shown first and stored, and selecting it again forgets it', async () => {
  const other = { ...dealer, id: 8, slug: 'kesko', company_name: 'Kesko' }
  api()
    .on(searchDealers, () => foundDealers(other, dealer))
    .on(getVehicleTypes, () => [
      { id: 1, name: 'All', count: 9 },
      { id: 2, name: 'Car', count: 9 },
      { id: 3, name: 'Light Truck', count: 0 },
    ])
  await renderInShop(<PointsFinder radiusAfterClearing={100} towns={[]} />)
  await pastePart('Jyväskylä')
  await userEvent.keyboard('{Enter}')
  const cards = page.getByRole('article')
  await expect.element(cards.first()).toMatchTextContent('Kesko')
  await page.getByRole('button', { name: 'Select Pitorengas' }).click()
  const selected = page.getByRole('button', { name: 'Selected' })
  await expect.element(selected).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('Tyres for: Car')).toBeVisible()
  await expect.element(cards.first()).toMatchTextContent('Pitorengas')
  expect(document.querySelector('.points-map__mark--chosen')).toHaveTextContent('Pitorengas')
  expect(localStorage.getItem('SearchedSelectedServicePoint')).toContain('pitorengas-tampere')
  await selected.click()
  await expect.element(page.getByRole('button', { name: 'Select Pitorengas' })).toBeVisible()
  expect(localStorage.getItem('SearchedSelectedServicePoint')).toBeNull()
})

test('an emptied field clears the search, its results and what the browser stores of it', async () => {
  api()
  await renderInShop(<PointsFinder radiusAfterClearing={100} />)
  await page.getByLabelText('Distance').selectOptions('20')
  expect(localStorage.getItem('DefaultKilometer')).toBe('20')
  await page.getByLabelText('Vehicle type').selectOptions('Van')
  expect(localStorage.getItem('Default_V_T')).toBe('3')
  await pastePart('Jyväskylä')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('article')).toBeVisible()
  await field.fill('')
  await expect.element(page.getByText('Please search nearby area to view service points')).toBeVisible()
  await expect.element(page.getByLabelText('Distance')).toHaveValue('100')
  await expect.element(page.getByLabelText('Vehicle type')).toHaveDisplayValue('All')
  expect(localStorage.getItem('GoogleAddress')).toBeNull()
  expect(localStorage.getItem('GoogleSelectedPlace')).toBeNull()
})

const twelve = Array.from({ length: 12 }, (_, index) => ({
  ...dealer,
  id: index + 1,
  slug: `point-${index + 1}`,
  company_name: `Point ${index + 1}`,
}))

test('ten points are shown, then the others, of which the first has the focus', async () => {
  api().on(searchDealers, () => foundDealers(...twelve))
  await renderInShop(<PointsFinder radiusAfterClearing={100} />)
  await pastePart('Jyväskylä')
  await userEvent.keyboard('{Enter}')
  const cards = page.getByRole('article')
  await expect.element(cards).toHaveLength(10)
  await page.getByRole('button', { name: 'Show 2 more (2\u00a0left)' }).click()
  await expect.element(cards).toHaveLength(12)
  await expect.element(page.getByRole('article', { name: 'Point 11' })).toHaveFocus()
  await expect.element(page.getByRole('button', { name: /^Show \d+ more/ })).not.toBeInTheDocument()
  await page.getByLabelText('Sort by').selectOptions('First free time')
  await expect.element(cards).toHaveLength(10)
})

test('on its page the search and ten more results are in the address', async () => {
  api().on(searchDealers, () => foundDealers(...twelve))
  const search = { ...firstSearch, address: 'Jyväskylä' }
  const found = { place: tampere, points: twelve.map(pointOf), total: 12, radius: 100 }
  await renderInShop(
    <PointsFinder
      start={{ search, found, fault: null, failure: null }}
      address={(next) => `?${new URLSearchParams(pointQuery(next))}`}
      radiusAfterClearing={100}
      towns={[]}
    />,
  )
  await expect
    .element(page.getByRole('link', { name: /^Show 2 more/ }))
    .toHaveAttribute('href', '/?address=Jyv%C3%A4skyl%C3%A4&shown=20')
})

test.each([
  ['', 'Installation from 18,90 €/tyre by the size of the rim'],
  ['cart=1', 'Fitting for your cart 91,60 €'],
])(
  'with the cookie "%s" the price of the installation is for one tyre or for the cart',
  async (cookie, text) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie)
    const price = { vehicle_type: 2, rim_size: '13-15', diameter: 13, is_price_per_quantity: true }
    const service = {
      service_id: 1,
      service_name: 'Installation',
      type: 'price_per_quantity',
      ...price,
    } as const
    const services = [
      { ...service, price: 18.9 },
      { ...service, rim_size: '16-17', diameter: 16, price: 22.9 },
    ]
    api()
      .on(searchDealers, () => foundDealers({ ...dealer, services }))
      .on(getFittingPrices.anonymous, () => [{ dealer_id: dealer.id, price: 91.6, total: 500 }])
    await renderInShop(<PointsFinder radiusAfterClearing={100} />)
    await pastePart('Jyväskylä')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('article')).toMatchTextContent(text)
  },
)

test('a place outside Finland, and a place without service points, are told apart', async () => {
  const stub = api().on(searchPlaces, () => [])
  await renderInShop(<PointsFinder radiusAfterClearing={100} />)
  await pastePart('Tallinn')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAccessibleDescription(/We did not find this place in Finland/)
  stub
    .on(searchPlaces, () => places)
    .on(searchDealers, () => Response.json({ success: 1, data: [], total: 0, page: 1, last_page: 1 }))
  await pastePart('Jyväskylä')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByRole('status').first())
    .toHaveTextContent(
      'It seems there is no service point available for the selected location. Kindly contact us on Chat or customer service +358 9 123 4567 for further assistance.',
    )
})

test('the point under the pointer is marked in the list and on the map, in both directions', async () => {
  api()
  await renderInShop(<PointsFinder radiusAfterClearing={100} towns={[]} />)
  await pastePart('Jyväskylä')
  await userEvent.keyboard('{Enter}')
  const card = page.getByRole('article')
  await card.hover()
  const active = () => document.querySelector('.points-map__mark--active')
  await expect.poll(() => active()?.textContent).toContain('Pitorengas')
  expect(document.querySelector('.points-map a')?.getAttribute('tabindex')).toBe('-1')
  await field.hover()
  await expect.poll(active).toBeNull()
  document
    .querySelector('.points-map__mark')
    ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  await expect.poll(() => document.querySelector('.points__active')?.textContent).toContain('Pitorengas')
})
