import { listFittingOffers } from '@pito/contracts/fittings'
import { searchPlaces } from '@pito/contracts/places'
import type { OfferKind } from '@pito/contracts/values/offer-kind'
import { stubApi } from '@pito/web/testing/stub-api'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { tampere } from '../../../testing/place.ts'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { storePlace } from '../places/place-memory.ts'
import { TyreFitting } from './tyre-fitting.tsx'

const region = page.getByRole('region', { name: 'Fitted on your car' })
const texts = () =>
  [...region.element().querySelectorAll('dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  )

const offer = (kinds: readonly OfferKind[], name: string, total: number) => ({
  kinds,
  dealer: {
    id: total,
    company_name: name,
    distance_km: 2.41,
    link_fi: `/asennuspiste/${name.toLowerCase()}`,
    link_en: `/service-point/${name.toLowerCase()}`,
  },
  schedule_date: '2026-11-26',
  start_time: '10:00:00',
  total,
})
const kallio = offer(['earliest', 'nearest', 'cheapest'], 'Kuurapaja', 512)

function TwoOrFour() {
  const [quantity, setQuantity] = useState(4)
  return (
    <>
      <button type="button" onClick={() => setQuantity(2)}>
        Two
      </button>
      <TyreFitting tyreId={9} quantity={quantity} />
    </>
  )
}

test('a call that fails takes away the offers alone, and is repeated by a press', async () => {
  const stub = stubApi()
    .on(searchPlaces, () => [tampere])
    .on(listFittingOffers, () => Promise.reject(new TypeError('Failed to fetch')))
  await renderInShop(
    <>
      <h1>Hakkapeliitta R5</h1>
      <TyreFitting tyreId={9} quantity={4} />
    </>,
  )
  await region.getByLabelText('Postcode or town').fill('Tampere')
  await userEvent.keyboard('{Enter}')
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent('The fitting time could not be loaded')
  await expect.element(page.getByRole('heading', { name: 'Hakkapeliitta R5' })).toBeVisible()
  stub.on(listFittingOffers, () => [{ ...kallio, quantity: 4 }])
  await alert.getByRole('button').click()
  await expect
    .poll(texts)
    .toEqual([
      [
        'Earliest time, nearest and cheapest',
        'Four fitted 512,00 € · Kuurapaja, 2.41 km · Thu 26 Nov at 10:00',
      ],
    ])
  await expect.element(alert).not.toBeInTheDocument()
})

test('the earliest, the nearest and the cheapest service point have their totals for the quantity', async () => {
  stubApi().on(listFittingOffers, ({ quantity }) => [
    { ...offer(['earliest'], 'Kuurapaja', Number(quantity) * 130), quantity: Number(quantity) },
    { ...offer(['nearest', 'cheapest'], 'Halli', Number(quantity) * 128), quantity: Number(quantity) },
  ])
  storePlace(tampere)
  await renderInShop(<TwoOrFour />)
  const at = '2.41 km · Thu 26 Nov at 10:00'
  await expect.poll(texts).toEqual([
    ['Earliest time', `Four fitted 520,00 € · Kuurapaja, ${at}`],
    ['Nearest and cheapest', `Four fitted 512,00 € · Halli, ${at}`],
  ])
  await page.getByRole('button', { name: 'Two' }).click()
  await expect.poll(texts).toEqual([
    ['Earliest time', `Two fitted 260,00 € · Kuurapaja, ${at}`],
    ['Nearest and cheapest', `Two fitted 256,00 € · Halli, ${at}`],
  ])
})

test('where no service point fits the tyre, the page says so', async () => {
  stubApi().on(listFittingOffers, () => [])
  storePlace(tampere)
  await renderInShop(<TyreFitting tyreId={9} quantity={4} />)
  await expect.element(region.getByText('No fitting within 100\u00a0km')).toBeVisible()
})
