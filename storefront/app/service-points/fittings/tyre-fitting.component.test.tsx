import { listFittings } from '@pito/contracts/fittings'
import { searchPlaces } from '@pito/contracts/places'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { TyreFitting } from './tyre-fitting.tsx'

const helsinki = { id: 'postcode-00510', label: '00510 Helsinki', latitude: 60.19, longitude: 24.95 }

const fitting = {
  product_id: 9,
  dealer: {
    company_name: 'Kuurapaja Kallio',
    distance_km: 2.41,
    link_fi: '/asennuspiste/kuurapaja-kallio',
    link_en: '/service-point/kuurapaja-kallio',
  },
  schedule_date: '2026-11-26',
  start_time: '10:00:00',
  quantity: 4,
  total: 512,
}

test('a call that fails takes away the line alone, and is repeated by a press', async () => {
  const stub = stubApi()
    .on(searchPlaces, () => [helsinki])
    .on(listFittings, () => Promise.reject(new TypeError('Failed to fetch')))
  await renderInShop(
    <>
      <h1>Hakkapeliitta R5</h1>
      <TyreFitting tyreId={9} />
    </>,
  )
  const region = page.getByRole('region', { name: 'Fitted on your car' })
  await region.getByLabelText('Postcode or town').fill('00510')
  await userEvent.keyboard('{Enter}')
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent('The fitting time could not be loaded')
  await expect.element(page.getByRole('heading', { name: 'Hakkapeliitta R5' })).toBeVisible()
  stub.on(listFittings, () => [fitting])
  await alert.getByRole('button').click()
  await expect
    .element(region)
    .toMatchTextContent(/Four\sfitted\s512,00\s€ · Kuurapaja Kallio, 2,41\skm · Thu\s26\/11\sat\s10:00/)
  await expect.element(alert).not.toBeInTheDocument()
})
