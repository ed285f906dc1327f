import { getCartItems, insertCartItem } from '@pito/contracts/cart'
import { studded } from '@pito/contracts/values/tyre-season'
import { refusal, stubApi, success } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { knownVehicle } from '../../../testing/known-vehicle.ts'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { tyreCard } from '../../../testing/tyre-card.ts'
import { forgetVehicle, storeVehicle } from '../../vehicle/vehicle-store.ts'
import { TyreCard } from './tyre-card.tsx'

test('the heading of a card names the brand and the size, which are read only there', async () => {
  const tyre = tyreCard({ brand: 'Nokian Tyres', model: 'Hakkapeliitta R5', size: '205/55 R16', logo: '' })
  await renderInShop(<TyreCard tyre={tyre} fullSet={null} />)
  const name = 'Nokian Tyres Hakkapeliitta R5 205/55 R16'
  await expect.element(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect.element(page.getByText('Nokian Tyres', { exact: true })).toHaveAttribute('aria-hidden')
  await expect.element(page.getByText('205/55 R16', { exact: true })).toHaveAttribute('aria-hidden')
})

const friction = 2
const card = page.getByRole('article')
const add = card.getByRole('button', { name: /^Add to cart: Nokian Tyres Hakkapeliitta R5 205/ })

test.each([
  [40, 4],
  [3, 3],
])('with %i in stock, the button of a card adds %i tyres', async (stock, quantity) => {
  const sent: unknown[] = []
  stubApi()
    .on(getCartItems.anonymous, () => ({}))
    .on(insertCartItem.anonymous, (line) => {
      sent.push(line)
      return success({}, 'Item added into cart successfully')
    })
  await renderInShop(<TyreCard tyre={tyreCard({ stock })} fullSet={null} />)
  await add.click()
  await expect.poll(() => sent).toEqual([{ type: 'product', type_id: 9, quantity }])
})

test('a tyre that cannot be added says why in a message, and its button can be pressed again', async () => {
  stubApi()
    .on(getCartItems.anonymous, () => ({}))
    .on(insertCartItem.anonymous, () => refusal(422, { code: 'sold-out', message: 'This tyre is sold out.' }))
  await renderInShop(<TyreCard tyre={tyreCard()} fullSet={null} />)
  await add.click()
  await expect
    .element(page.getByRole('region', { name: 'Messages' }))
    .toMatchTextContent('This tyre is sold out.')
  await expect.element(add).toBeEnabled()
})

test('a sold-out tyre has the price of one, no button to buy it, and leads to similar tyres', async () => {
  await renderInShop(<TyreCard tyre={tyreCard({ stock: 0, similar: '/tyres?width=205' })} fullSet={null} />)
  await expect.element(card.getByText('Sold out')).toBeVisible()
  await expect.element(card.getByText(/129,00/)).toBeVisible()
  await expect.element(card.getByText(/516,00/)).not.toBeInTheDocument()
  await expect.element(add).not.toBeInTheDocument()
  await expect.element(card.getByRole('link', { name: 'See similar' })).toBeVisible()
})

test('the sums of a card are for a full set, or for as many as are left', async () => {
  const sums = { deliveredCents: 42_000, fittedFromCents: 47_500 }
  await renderInShop(
    <>
      <TyreCard tyre={tyreCard({ id: 1 })} fullSet={sums} />
      <TyreCard tyre={tyreCard({ id: 2, stock: 2 })} fullSet={null} />
      <TyreCard tyre={tyreCard({ id: 3, fitted: false })} fullSet={{ ...sums, fittedFromCents: null }} />
    </>,
  )
  await expect
    .element(card.nth(0))
    .toMatchTextContent(/Four tyres 516,00\s€Fitted from 475,00\s€129,00\s€ each · Delivered 420,00/)
  await expect.element(card.nth(1)).toMatchTextContent(/Two tyres 258,00/)
  await expect.element(card.nth(2)).toMatchTextContent(/Incl\. freight 420,00/)
})

test('a reduction is stated with the lowest price of the last 30 days', async () => {
  await renderInShop(<TyreCard tyre={tyreCard({ cents: 9000, lowestCents: 10_000 })} fullSet={null} />)
  await expect.element(card).toMatchTextContent(/\u221210\s%/)
  await expect.element(card).toMatchTextContent(/Lowest in 30 days 100,00/)
})

test('a studded tyre has no label and no information sheet, and any other tyre has both', async () => {
  await renderInShop(
    <>
      <TyreCard tyre={tyreCard({ seasonId: studded })} fullSet={null} />
      <TyreCard tyre={tyreCard({ seasonId: friction })} fullSet={null} />
    </>,
  )
  await expect.element(card.nth(0)).toMatchTextContent('Studded tyres have no EU label')
  await expect.element(card.nth(0).getByRole('link', { name: /^Sheet/ })).not.toBeInTheDocument()
  await expect.element(card.nth(1)).toMatchTextContent('EU tyre label: Fuel efficiency C')
  await expect.element(card.nth(1).getByRole('link', { name: /^Sheet/ })).toBeVisible()
})

test('for a known vehicle the card says why its tyre fits or what the first problem is', async () => {
  await renderInShop(
    <>
      <TyreCard tyre={tyreCard({ fit: [] })} fullSet={null} />
      <TyreCard tyre={tyreCard({ fit: [], enough: '91T' })} fullSet={null} />
      <TyreCard tyre={tyreCard({ fit: ['load', 'speed'] })} fullSet={null} />
      <TyreCard tyre={tyreCard({ fit: ['speed-winter'] })} fullSet={null} />
      <TyreCard tyre={tyreCard({ fit: ['speed-winter', 'snowflake'] })} fullSet={null} />
    </>,
  )
  await expect.element(card.nth(0)).toMatchTextContent('Fits your car')
  await expect.element(card.nth(1)).toMatchTextContent('Fits your car, 91T would be enough')
  await expect.element(card.nth(2)).toMatchTextContent('Does not fit your car: load index too low')
  await expect.element(card.nth(3)).toMatchTextContent('Fits your car, speed index allowed for winter tyres')
  await expect.element(card.nth(4)).toMatchTextContent('Does not fit your car: no snowflake mark')
})

test('a card says whether its tyre fits the vehicle of this browser tab, until the vehicle is forgotten', async () => {
  const vehicle = knownVehicle({ sizes: [{ width: 205, aspectRatio: 55, diameter: 16 }] })
  storeVehicle(vehicle)
  await renderInShop(
    <>
      <TyreCard tyre={tyreCard()} fullSet={null} />
      <TyreCard tyre={tyreCard({ width: 225 })} fullSet={null} />
    </>,
  )
  await expect.element(card.nth(0)).toMatchTextContent('Fits your car')
  await expect.element(card.nth(1)).toMatchTextContent('Does not fit your car: wrong size')
  forgetVehicle()
  await expect.element(card.nth(1)).not.toMatchTextContent('your car')
})
