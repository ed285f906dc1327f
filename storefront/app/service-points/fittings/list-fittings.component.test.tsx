import { listFittings } from '@pito/contracts/fittings'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { tampere } from '../../../testing/place.ts'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { forgetPlace, storePlace } from '../../places/place-memory.ts'
import { CardFitting } from './card-fitting.tsx'
import { ListFittings } from './list-fittings.tsx'

const fitting = {
  product_id: 9,
  dealer: { company_name: 'Kuurapaja Kallio' },
  schedule_date: '2026-11-26',
  start_time: '10:00:00',
  quantity: 4,
  total: 512,
}
const list = (
  <ListFittings tyreIds={[9]}>
    <CardFitting tyreId={9} />
  </ListFittings>
)

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
