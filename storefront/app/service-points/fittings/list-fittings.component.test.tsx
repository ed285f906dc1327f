import '../../tyres/tyres.css'
import { listFittings } from '@pito/contracts/fittings'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { tampere } from '../../../testing/place.ts'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { tyreCard } from '../../../testing/tyre-card.ts'
import { TyreCard } from '../../tyres/cards/tyre-card.tsx'
import { forgetPlace, storePlace } from '../places/place-memory.ts'
import { FittingLinesContext } from './card-fitting.tsx'
import { ListFittings, useFittingLines } from './list-fittings.tsx'

const fitting = {
  product_id: 9,
  dealer: { company_name: 'Kuurapaja Kallio', distance_km: 2.41 },
  schedule_date: '2026-11-26',
  start_time: '10:00:00',
  quantity: 4,
  total: 512,
}
function List() {
  const { lines, ...loading } = useFittingLines()
  return (
    <FittingLinesContext value={lines}>
      <ListFittings tyreIds={[9]} {...loading}>
        <div className="cardbox">
          <TyreCard
            tyre={tyreCard({ id: 9 })}
            fullSet={{ deliveredCents: 45_000, fittedFromCents: 50_000 }}
          />
        </div>
      </ListFittings>
    </FittingLinesContext>
  )
}
const list = <List />
const line = () => document.querySelector('.card__fitting')
const heightOfCard = () => page.getByRole('article').element().getBoundingClientRect().height

test('a place that is entered while a list is open fills its cards and announces where the times are', async () => {
  stubApi().on(listFittings, () => [fitting])
  await renderInShop(list)
  storePlace(tampere)
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Fitting near Tampere. The fitting time is shown for one tyre.')
  await expect.element(page.getByText(/Kuurapaja Kallio/)).toBeVisible()
  forgetPlace()
  await expect.element(page.getByText(/Kuurapaja Kallio/)).not.toBeInTheDocument()
})

test('a place that was stored before fills the cards without an announcement', async () => {
  stubApi().on(listFittings, () => [fitting])
  storePlace(tampere)
  await renderInShop(list)
  await expect.element(page.getByText(/Kuurapaja Kallio/)).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('')
})

test.each([
  ['en_GB', 3, 'Three fitted 512,00 € · Kuurapaja Kallio, 2.41 km · Thu 26 Nov at 10:00'],
  ['fi_FI', 4, 'Neljä asennettuna 512,00 € · Kuurapaja Kallio, 2,41 km · to 26.11. klo 10.00'],
] as const)(
  'in %s the line says what %i cost when fitted, where and when',
  async (locale, quantity, text) => {
    stubApi().on(listFittings, () => [{ ...fitting, quantity }])
    storePlace(tampere)
    await renderInShop(list, { locale })
    await expect.poll(() => line()?.textContent?.replaceAll('\u00a0', ' ')).toBe(text)
  },
)

test.each([
  ['where no service point fits the tyre', [], 'No fitting within 100\u00a0km'],
  [
    'with a long name of a service point',
    [
      {
        ...fitting,
        dealer: { company_name: 'Rengas- ja autohuolto Virtanen ja pojat, Hervanta', distance_km: 12.4 },
      },
    ],
    /Hervanta/,
  ],
])('%s, the card is as high as while its line was loading, at each width', async (_case, found, text) => {
  const { promise, resolve } = Promise.withResolvers<typeof found>()
  stubApi().on(listFittings, () => promise)
  storePlace(tampere)
  await renderInShop(list)
  const widths = [320, 390, 820, 1280]
  const heights = async () => {
    const measured: number[] = []
    for (const width of widths) {
      await page.viewport(width, 844)
      measured.push(heightOfCard())
    }
    return measured
  }
  await expect.element(page.getByRole('article')).toBeVisible()
  const before = await heights()
  resolve(found)
  await expect.element(page.getByText(text)).toBeVisible()
  expect(await heights()).toEqual(before)
})

test('a card reserves no space for a fitting as long as no place is known', async () => {
  stubApi().on(listFittings, () => [])
  await renderInShop(list)
  await expect.element(page.getByRole('article')).toBeVisible()
  const height = heightOfCard()
  storePlace(tampere)
  await expect.element(page.getByText(/^No fitting/)).toBeVisible()
  expect(heightOfCard()).toBeGreaterThan(height)
})

test('when the call fails only the lines are missing, and one press loads them', async () => {
  const stub = stubApi().on(listFittings, () => Promise.reject(new TypeError('Failed to fetch')))
  storePlace(tampere)
  await renderInShop(list)
  await expect.element(page.getByRole('alert')).toMatchTextContent('The fitting time could not be loaded')
  stub.on(listFittings, () => [fitting])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText(/Kuurapaja Kallio/)).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})
