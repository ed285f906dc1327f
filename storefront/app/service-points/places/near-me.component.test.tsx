import { getPlaceAt } from '@pito/contracts/places'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { NearMe } from '../place-field.tsx'

const tallinn = { coords: { latitude: 59.437, longitude: 24.745 } } as GeolocationPosition

test('without permission the button reports why there is no place', async () => {
  const [onChoose, onFault] = [vi.fn(), vi.fn()]
  await renderInShop(<NearMe onChoose={onChoose} onFault={onFault} />)
  const button = page.getByRole('button', { name: 'Near me' })
  await button.click()
  await expect.poll(() => onFault.mock.calls).toEqual([['denied']])
  await expect.element(button).not.toHaveAttribute('aria-busy')
  expect(onChoose).not.toHaveBeenCalled()
  expect(await accessibilityFaults()).toEqual([])
})

test('abroad the button reports that the position is outside Finland', async () => {
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) => found(tallinn))
  stubApi().on(getPlaceAt, () => refusal(404, { code: 'not-found', message: 'No place was found.' }))
  const [onChoose, onFault] = [vi.fn(), vi.fn()]
  await renderInShop(<NearMe onChoose={onChoose} onFault={onFault} />, { locale: 'fi_FI' })
  await page.getByRole('button', { name: 'Lähellä minua' }).click()
  await expect.poll(() => onFault.mock.calls).toEqual([['abroad']])
  expect(onChoose).not.toHaveBeenCalled()
})
