import { listFittings } from '@pito/contracts/fittings'
import { searchPlaces } from '@pito/contracts/places'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { ListFittings } from './list-fittings.tsx'

const helsinki = { id: 'postcode-00510', label: '00510 Helsinki', latitude: 60.19, longitude: 24.95 }

const fitting = {
  product_id: 9,
  dealer: { company_name: 'Kuurapaja Kallio' },
  schedule_date: '2026-11-26',
  start_time: '10:00:00',
  quantity: 4,
  total: 512,
}

test('a postcode typed above a list keeps the focus there and announces where the times are', async () => {
  stubApi()
    .on(searchPlaces, () => [helsinki])
    .on(listFittings, () => [fitting])
  await renderInShop(
    <ListFittings list={{}} tyreIds={[9]}>
      <ul />
    </ListFittings>,
  )
  await page.getByLabelText(/postcode/).fill('00510')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Change place' })).toHaveFocus()
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Fitting near 00510 Helsinki. The fitting time is shown for one tyre.')
})
