import { searchDealers } from '@pito/contracts/dealers'
import { searchPlaces } from '@pito/contracts/places'
import { Dialog, DialogButton } from '@pito/ui/dialog'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { foundDealer } from '../../testing/dealer.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { PointsFinder } from './points-finder.tsx'

const field = page.getByLabelText('Address or postcode')
const options = page.getByRole('listbox').getByRole('option')

const places = [
  { id: 'town-jyvaskyla', kind: 'town', label: 'Jyväskylä', latitude: 62.24, longitude: 25.75 },
  { id: 'town-jyvaskylan-mlk', kind: 'town', label: 'Jyväskylän mlk', latitude: 62.3, longitude: 25.7 },
] as const

const api = () =>
  stubApi()
    .on(searchPlaces, () => places)
    .on(searchDealers, foundDealer)

/** Enters the text in one change, so that the places are requested only once. */
async function pastePart(text: string) {
  await field.click()
  await expect.element(field).toHaveAttribute('role', 'combobox')
  await field.fill(text)
}

test('places are offered while somebody types, and one is taken by keyboard', async () => {
  const { requests } = api()
  await renderInShop(<PointsFinder radiusAfterClearing={100} />)
  await pastePart('jyvask')
  await expect.element(options.first()).toHaveTextContent('Jyväskylä')
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(options.first()).toHaveAttribute('data-focused', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Jyväskylä')
  await expect.poll(() => requests.at(-1)).toBe(`GET ${searchDealers.path}`)
  await expect.element(page.getByRole('status').first()).toMatchTextContent('Near Jyväskylä')
  await expect.element(options).toHaveLength(0)
  expect(localStorage.getItem('GoogleAddress')).toBe('Jyväskylä')
})

test.each([360, 1280])('at %i px a place is taken by a press from the list in a dialog', async (width) => {
  await page.viewport(width, 760)
  const { requests } = api()
  await renderInShop(
    <>
      <DialogButton opens="picker">Service point</DialogButton>
      <Dialog id="picker" title="Choose a service point" closeLabel="Close">
        <PointsFinder radiusAfterClearing={100} />
      </Dialog>
    </>,
  )
  await page.getByRole('button', { name: 'Service point' }).click()
  await pastePart('jyvask')
  await options.first().click()
  await expect.element(field).toHaveValue('Jyväskylä')
  await expect.poll(() => requests).toContain(`GET ${searchDealers.path}`)
  await expect.element(page.getByRole('article')).toBeVisible()
})
