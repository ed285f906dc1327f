import { searchDealers } from '@pito/contracts/dealers'
import { searchPlaces } from '@pito/contracts/places'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { foundDealer } from '../../../testing/dealer.ts'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { Finder } from './finder.tsx'
import { firstChoice } from './finder-choice.ts'

const panel = page.getByRole('tabpanel')
const address = panel.getByLabelText('Address or postcode')
const helsinki = { id: 'postcode-00510', label: '00510 Helsinki', latitude: 60.19, longitude: 24.95 }

const textsOf = (name: string) =>
  panel
    .getByLabelText(name)
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)

test('the tab of service points needs an address, and searches near it within the distance', async () => {
  const radiuses: unknown[] = []
  stubApi()
    .on(searchPlaces, () => [helsinki])
    .on(searchDealers, ({ search_radius }) => {
      radiuses.push(search_radius)
      return foundDealer()
    })
  const options = { width: [], height: [], diameter: [], brand: [], loadIndex: [], speedIndex: [] }
  const start = { full: true, points: false, choice: firstChoice(2), options, pinned: {} }
  await renderInShop(<Finder start={start} />)
  await page.getByRole('tab', { name: 'Service Points' }).click()
  await expect.element(address).toBeVisible()
  expect(textsOf('Vehicle type')).toEqual(['All', 'Car', 'Van'])
  expect(textsOf('Distance')).toEqual(['All', '10\u00a0km', '20\u00a0km', '30\u00a0km', '50\u00a0km'])
  await panel.getByRole('button', { name: 'Show service points' }).click()
  await expect.element(panel.getByText('Address is required.')).toBeVisible()
  await expect.element(address).toHaveFocus()
  await expect.element(address).toHaveAttribute('aria-invalid', 'true')
  await address.fill('00510')
  // The Tab key moves the focus away from the field, which closes the list of places.
  await userEvent.keyboard('{Tab}')
  await panel.getByLabelText('Distance').selectOptions('20')
  await expect.element(panel.getByRole('status')).toMatchTextContent(/within 20\skm/)
  expect(radiuses.at(-1)).toBe('20')
})
