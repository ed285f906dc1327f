import { listFittings } from '@pito/contracts/fittings'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { tampere } from '../../../testing/place.ts'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { forgetPlace, storePlace } from '../places/place-memory.ts'
import { CardFitting, FittingLinesContext } from './card-fitting.tsx'
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
        <CardFitting tyreId={9} />
      </ListFittings>
    </FittingLinesContext>
  )
}
const list = <List />
const line = () => document.querySelector('.card__fitting')

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

test('a tyre that no service point near the place fits says so, without moving anything', async () => {
  stubApi().on(listFittings, () => [])
  await renderInShop(list)
  const height = line()?.getBoundingClientRect().height
  storePlace(tampere)
  await expect.poll(() => line()?.textContent).toBe('No fitting within 100\u00a0km')
  expect(line()?.getBoundingClientRect().height).toBe(height)
})

test('a long name of a service point is shortened within the reserved lines', async () => {
  await page.viewport(390, 844)
  const dealer = { company_name: 'Rengas- ja autohuolto Virtanen ja pojat, Hervanta', distance_km: 12.4 }
  stubApi().on(listFittings, () => [{ ...fitting, dealer }])
  await renderInShop(list)
  const height = line()?.getBoundingClientRect().height
  storePlace(tampere)
  await expect.element(page.getByText(/Hervanta/)).toBeVisible()
  expect(line()?.getBoundingClientRect().height).toBe(height)
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
