import '../quick-cart.css'
import { getCartItems, insertCartItem } from '@pito/contracts/cart'
import { getAllFilters } from '@pito/contracts/catalogue'
import { stubApi, success } from '@pito/web/testing/stub-api'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { knownVehicle } from '../../../testing/known-vehicle.ts'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { sufficientIndexes } from '../../../testing/sufficient-indexes.ts'
import { tyreCard } from '../../../testing/tyre-card.ts'
import { forgetVehicle, storeVehicle } from '../../vehicle/vehicle-store.ts'
import { AddButton } from '../add-button.tsx'
import { updateCart } from '../cart-store.ts'
import { FitQuestionDialog } from '../quick-cart.tsx'

const dialog = page.getByRole('dialog', { name: 'This tyre does not fit your car: Opel Astra J' })
const add = page.getByRole('button', { name: /^Add to cart/ })
const tooWide = { width: 225, seasonId: 2 }

beforeEach(() => {
  forgetVehicle()
  updateCart({ cart: null, added: null, question: null })
})

async function renderAdd(facts: object, lines: readonly object[] = []) {
  const sent: unknown[] = []
  stubApi()
    .on(getAllFilters, () => sufficientIndexes)
    .on(getCartItems.anonymous, () => success({ quantity: 0, line_items: lines }))
    .on(insertCartItem.anonymous, (line) => {
      sent.push(line)
      return success({}, 'Item added into cart successfully')
    })
  await renderInShop(
    <>
      <AddButton tyre={tyreCard(facts)} />
      <FitQuestionDialog />
    </>,
  )
  return sent
}

const line = { type: 'product', type_id: 9, quantity: 4 }

test('a tyre that does not fit is added as one for another car after the question', async () => {
  storeVehicle(knownVehicle({ name: 'Opel Astra J' }))
  const sent = await renderAdd(tooWide)
  await add.click()
  await expect.element(dialog).toMatchTextContent('Reason: wrong size.')
  await expect
    .element(dialog.getByRole('link', { name: 'Show tyres that fit' }))
    .toHaveAttribute('href', '/tyres?width=205&height=55&diameter=16&tyre_season=Winter+Friction')
  expect(sent).toEqual([])
  await dialog.getByRole('button', { name: 'I am buying for another car' }).click()
  await expect.poll(() => sent).toEqual([{ ...line, for_another_car: true }])
})

test('closing the question adds nothing and returns the focus to the button', async () => {
  storeVehicle(knownVehicle({ name: 'Opel Astra J' }))
  const sent = await renderAdd(tooWide)
  await add.click()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(add).toHaveFocus()
  await expect.element(add).not.toHaveAttribute('aria-busy', 'true')
  expect(sent).toEqual([])
  // The dialog fades out with its content.
  expect(document.getElementById('fit-question')?.textContent).toContain('Opel Astra J')
})

test.each([
  ['the tyre fits', knownVehicle(), {}, []],
  ['no vehicle is known', null, tooWide, []],
  [
    'the cart already has the tyre for another car',
    knownVehicle(),
    tooWide,
    [{ type: 'product', type_id: 9, for_another_car: true }],
  ],
])('nothing is asked if %s', async (_case, vehicle, facts, lines) => {
  if (vehicle) storeVehicle(vehicle)
  const sent = await renderAdd(facts, lines)
  await add.click()
  await expect.poll(() => sent).toEqual([line])
})
