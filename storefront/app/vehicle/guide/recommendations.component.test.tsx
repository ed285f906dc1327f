import { listFittings } from '@pito/contracts/fittings'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { tampere } from '../../../testing/place.ts'
import { renderList } from '../../../testing/render-list.tsx'
import { tyreCard } from '../../../testing/tyre-card.ts'
import { vehicle } from '../../../testing/vehicle.ts'
import { storePlace } from '../../service-points/places/place-memory.ts'
import { noCar } from '../find-car.ts'

const car = {
  vehicle: { ...vehicle(), lists: [2] as const },
  chosen: noCar,
  choices: { makes: [], models: [], years: [] },
}
const pick = {
  level: 'good',
  sentence: 'Cheapest (four for 400,00 €); out of 2 tyres',
  card: { tyre: tyreCard({ id: 8 }), fullSet: null },
} as const
const guide = {
  question: null,
  unapproved: null,
  sizes: [],
  recommended: { total: 2, picks: [pick], instead: null },
}
const fitting = {
  dealer: { company_name: 'Kuurapaja Kallio', distance_km: 2.41 },
  schedule_date: '2026-11-26',
  start_time: '10:00:00',
  quantity: 4,
  total: 512,
}

function renderRecommendations() {
  const tyres = [9, 10].map((id) => tyreCard({ id }))
  return renderList({ address: '/tyres?make=Toyota&model=Corolla&year=2021', tyres, car, guide })
}

test('one call loads the earliest fittings of the recommended and the listed tyres', async () => {
  const asked: unknown[] = []
  stubApi().on(listFittings, ({ product_ids }) => {
    asked.push(product_ids)
    return [8, 9, 10].map((product_id) => ({ ...fitting, product_id }))
  })
  storePlace(tampere)
  await renderRecommendations()
  await expect.element(page.getByText(/Kuurapaja Kallio/)).toHaveLength(3)
  expect(asked.map(String)).toEqual(['8,9,10'])
})

test.each([
  [2, 'No other suitable tyre has four in stock.'],
  [72, 'We recommend only 2, because no other model meets our criteria.'],
])('two recommendations out of %i tyres are explained', async (total, sentence) => {
  const picks = [pick, { ...pick, level: 'best' as const }]
  const recommended = { total, picks, instead: null }
  await renderList({
    address: '/tyres?make=Toyota&model=Corolla&year=2021',
    car,
    guide: { ...guide, recommended },
  })
  await expect.element(page.getByText(sentence)).toBeVisible()
})

test('when the call fails, one alert says so', async () => {
  stubApi().on(listFittings, () => Promise.reject(new TypeError('Failed to fetch')))
  storePlace(tampere)
  await renderRecommendations()
  await expect.element(page.getByRole('heading', { name: 'We recommend' })).toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveLength(1)
})

test.each([
  ['', 'Summer,Winter Friction,Winter Studded'],
  ['&tyre_season=Winter+Friction,Winter+Studded,Winter+Studdable', 'Winter Friction,Winter Studded'],
  ['&tyre_season=Winter+Studdable', 'Winter Studdable'],
])('with the seasons "%s", the link to all compared tyres has the seasons %s', async (chosen, seasons) => {
  const address = `/tyres?make=Toyota&model=Corolla&year=2021${chosen}`
  const facets = { tyre_season: 'Summer:3,Winter Friction:5,Winter Studded:6,Winter Studdable:1' }
  await renderList({ address, car, guide, facets })
  const link = page.getByRole('link', { name: 'Show all 2' }).element() as HTMLAnchorElement
  expect(new URL(link.href).searchParams.get('tyre_season')).toBe(seasons)
})
