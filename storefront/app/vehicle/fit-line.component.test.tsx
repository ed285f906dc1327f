import { getAllFilters, getProductSizes } from '@pito/contracts/catalogue'
import { compareProducts } from '@pito/contracts/compare'
import { stubApi } from '@pito/web/testing/stub-api'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { knownVehicle } from '../../testing/known-vehicle.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { sufficientIndexes } from '../../testing/sufficient-indexes.ts'
import { tyreCard } from '../../testing/tyre-card.ts'
import { FitLine } from './fit-line.tsx'
import { forgetVehicle, storeVehicle } from './vehicle-store.ts'

beforeEach(forgetVehicle)

/** Shows the line of a tyre, as a product page does, and a button that leads to the page of another tyre. */
function TwoPages() {
  const [id, setId] = useState(9)
  return (
    <>
      <FitLine tyre={tyreCard({ id, width: 225 })} />
      <button type="button" onClick={() => setId(10)}>
        Next tyre
      </button>
    </>
  )
}

test('the tyres that fit instead of one tyre are not shown for the next tyre', async () => {
  const size = { size_text: '205/55 R16 94H', width: 205, aspect_ratio: 55, diameter: 16, in_stock: 4 }
  const indexes = { load_index: 94, speed_index: 'H', load_index_dual: null }
  const product = { ...size, ...indexes, id: 11, link: '/tyres/11', tyre_season_id: 2, has_3mpsf: true }
  const ofNextTyre = Promise.withResolvers<never>()
  let requests = 0
  stubApi()
    .on(getAllFilters, () => sufficientIndexes)
    .on(compareProducts, () => [product])
    .on(getProductSizes, () => {
      requests += 1
      return requests === 1 ? [product] : ofNextTyre.promise
    })
  storeVehicle(knownVehicle({ name: 'Opel Astra J 2015' }))
  await renderInShop(<TwoPages />)
  await page.getByText('Does not fit your car: Opel Astra J 2015').click()
  const sameModel = page.getByRole('link', { name: /^The same model/ })
  await expect.element(sameModel).toBeVisible()
  await page.getByRole('button', { name: 'Next tyre' }).click()
  await expect.element(sameModel).not.toBeInTheDocument()
})

test('for a vehicle of the tab with several sizes, all tyres that fit are listed first in the list of the season', async () => {
  stubApi().on(getProductSizes, () => [])
  const sizes = [205, 215].map((width) => ({ width, aspectRatio: 55, diameter: 16 }))
  storeVehicle(knownVehicle({ name: 'Opel Astra J 2015', sizes }))
  await renderInShop(<FitLine tyre={tyreCard({ id: 9, width: 225, seasonId: 1 })} />)
  await page.getByText('Does not fit your car: Opel Astra J 2015').click()
  await expect
    .element(page.getByRole('link', { name: 'Show tyres that fit' }))
    .toHaveAttribute('href', '/tyres?tyre_season=Summer')
})
