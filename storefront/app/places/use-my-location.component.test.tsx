import { getPlaceAt } from '@pito/contracts/places'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { UseMyLocation } from './use-my-location.tsx'

const tallinn = { coords: { latitude: 59.437, longitude: 24.745 } } as GeolocationPosition

test('without permission the visitor reads what to do', async () => {
  const onChoose = vi.fn()
  await renderInShop(<UseMyLocation onChoose={onChoose} />)
  const button = page.getByRole('button', { name: 'Use my location' })
  await button.click()
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('The browser has no permission to use your location.')
  await expect.element(button).not.toHaveAttribute('aria-busy')
  expect(onChoose).not.toHaveBeenCalled()
  expect(await accessibilityFaults()).toEqual([])
})

test('abroad the visitor reads that only Finland is searched', async () => {
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) => found(tallinn))
  stubApi().on(getPlaceAt, () => refusal(404, { code: 'not-found', message: 'No place was found.' }))
  const onChoose = vi.fn()
  await renderInShop(<UseMyLocation onChoose={onChoose} />, { locale: 'fi_FI' })
  await page.getByRole('button', { name: 'Käytä sijaintiani' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Sijaintisi ei näytä olevan Suomessa.')
  expect(onChoose).not.toHaveBeenCalled()
})
