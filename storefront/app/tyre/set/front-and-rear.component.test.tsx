import { getCartItems } from '@pito/contracts/cart'
import { getAllFilters } from '@pito/contracts/catalogue'
import { compareProducts } from '@pito/contracts/compare'
import { stubApi } from '@pito/web/testing/stub-api'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { knownVehicle } from '../../../testing/known-vehicle.ts'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { sufficientIndexes } from '../../../testing/sufficient-indexes.ts'
import { FitQuestionDialog } from '../../cart/quick-cart.tsx'
import { forgetVehicle, storeVehicle } from '../../vehicle/vehicle-store.ts'
import { FrontAndRear } from './front-and-rear.tsx'

const sizes = [
  { id: 9, href: '/9', size: '205/55 R16', rim: 16, cents: 12_900, stock: 40 },
  { id: 10, href: '/10', size: '225/50 R16', rim: 16, cents: 14_900, stock: 2 },
  { id: 11, href: '/11', size: '245/45 R16', rim: 16, cents: 16_900, stock: 1 },
]
const summary = page.getByText('Different sizes in front and rear?')
beforeEach(forgetVehicle)

const rear = page.getByRole('combobox', { name: 'Rear tyres' })

test('sizes with two tyres or more are offered, and a rear size has to be chosen', async () => {
  await renderInShop(<FrontAndRear sizes={sizes} here={9} />)
  await summary.click()
  const front = page.getByRole('combobox', { name: 'Front tyres' })
  await expect.element(front).toHaveDisplayValue(/^205\/55 R16, 129,00/)
  await expect.element(rear.getByRole('option')).toHaveLength(3)
  const form = (rear.element() as HTMLSelectElement).form
  expect(form?.checkValidity()).toBe(false)
  await rear.selectOptions('10')
  expect(form?.checkValidity()).toBe(true)
  expect(form?.getAttribute('action')).toMatch(/^\/cart/)
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    intent: 'front-and-rear',
    front: '9',
    rear: '10',
    another_car: '',
  })
})

test('a tyre that is sold out, and one without another size, are no part of a set', async () => {
  await renderInShop(
    <>
      <FrontAndRear sizes={sizes} here={11} />
      <FrontAndRear sizes={sizes.slice(0, 1)} here={9} />
    </>,
  )
  await expect.element(summary).not.toBeInTheDocument()
})

const add = page.getByRole('button', { name: 'Add both pairs to the cart' })
const question = page.getByRole('dialog', { name: 'This tyre does not fit your car: Toyota Corolla 2021' })

/** Chooses a front size that fits the known vehicle and a rear size that does not. */
async function pressWithMisfit() {
  const tyre = { brand_name: 'Kuura', model: { name: 'Tuisku 1' }, brand: { image_path: null }, image: null }
  const facts = { tyre_season_id: 1, tyreSeason: { name: 'Summer' }, load_index: 94, speed_index: 'V' }
  const offer = { vehicle_type: 2, in_stock: 4, available_quantity: 4, net_price_with_rc: 100 }
  const size = { size_text: '205/55 R16', width: 205, aspect_ratio: 55, diameter: 16 }
  stubApi()
    .on(getAllFilters, () => sufficientIndexes)
    .on(getCartItems.anonymous, () => ({ quantity: 0, line_items: [] }))
    .on(compareProducts, () => [
      { id: 9, ...tyre, ...facts, ...offer, ...size },
      { id: 10, ...tyre, ...facts, ...offer, ...size, size_text: '225/50 R16', width: 225 },
    ])
  const submitted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
  storeVehicle(knownVehicle())
  await renderInShop(
    <>
      <FrontAndRear sizes={sizes} here={9} />
      <FitQuestionDialog />
    </>,
  )
  await summary.click()
  await rear.selectOptions('10')
  await add.click()
  await expect.element(question).toMatchTextContent('Kuura Tuisku 1 225/50 R16: wrong size')
  return submitted
}

test('a size that does not fit the car is added after a question, marked as one for another car', async () => {
  const submitted = await pressWithMisfit()
  expect(submitted).not.toHaveBeenCalled()
  await question.getByRole('button', { name: 'I am buying for another car' }).click()
  await expect.poll(() => submitted.mock.calls.length).toBe(1)
  const form = (rear.element() as HTMLSelectElement).form
  expect(new FormData(form ?? undefined).get('another_car')).toBe('10')
})

test('closing the question adds no tyre and returns the focus to the button', async () => {
  const submitted = await pressWithMisfit()
  await userEvent.keyboard('{Escape}')
  await expect.element(add).toHaveFocus()
  expect(submitted).not.toHaveBeenCalled()
})
