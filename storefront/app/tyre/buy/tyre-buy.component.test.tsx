import '../tyre.css'
import { getCartItems, insertCartItem } from '@pito/contracts/cart'
import { getShippingCharge } from '@pito/contracts/pricing'
import type { ApiStub } from '@pito/web/testing/stub-api'
import { refusal, stubApi, success } from '@pito/web/testing/stub-api'
import { timePasses } from '@pito/web/testing/time-passes'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cartOf } from '../../../testing/cart.ts'
import { knownVehicle } from '../../../testing/known-vehicle.ts'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { tyreCard } from '../../../testing/tyre-card.ts'
import { updateCart } from '../../cart/cart-store.ts'
import { AddedPopup } from '../../cart/quick-cart.tsx'
import type { TyreCardData } from '../../tyres/tyre-card-data.ts'
import { storeVehicle } from '../../vehicle/vehicle-store.ts'
import { TyreBuy } from './tyre-buy.tsx'

const box = page.getByRole('region', { name: 'Buy' })
const quantity = box.getByLabelText('Quantity')
const less = box.getByRole('button', { name: /^Less/ })
const more = box.getByRole('button', { name: /^More/ })
const add = box.getByRole('button', { name: 'Add to cart' }).first()
const added = 'Item added into cart successfully'

const deliveryOf = (count: number) => ({
  shipping_charges: count * 5,
  delivery_days: { from: '2026-11-26', to: '2026-11-30' },
})

let api: ApiStub
const onQuantity = vi.fn()

beforeEach(() => {
  updateCart({ added: null })
  api = stubApi()
    .on(getShippingCharge, ({ quantity: count }) => deliveryOf(count))
    .on(getCartItems.anonymous, () => cartOf({}))
    .on(insertCartItem.anonymous, () => success({}, added))
})

/** Renders the buy box in a page that is longer than any window of these tests, like the page of a tyre. */
function renderBuyBox(facts: Partial<TyreCardData> = {}) {
  return renderInShop(
    <div style={{ paddingBlock: '700px 1500px' }}>
      <TyreBuy
        card={tyreCard(facts)}
        delivery={{ data: 2000, failure: null }}
        fitting={{ data: { price: 18, partners: 220 }, failure: null }}
        soonest={null}
        similarId={null}
        onQuantity={onQuantity}
      />
      <AddedPopup />
    </div>,
  )
}

async function type(text: string) {
  await quantity.fill(text)
  await userEvent.keyboard('{Tab}')
}

test('the quantity starts at four, and each change is priced again', async () => {
  await renderBuyBox()
  await expect.element(quantity).toHaveValue(4)
  await more.click()
  await expect.element(box.getByText('5 tyres', { exact: true }).first()).toBeVisible()
  await expect.element(box.getByText('25,00 €')).toBeVisible()
  expect(onQuantity).toHaveBeenLastCalledWith(5)
})

test('a typed quantity is brought between 1 and the stock', async () => {
  await renderBuyBox({ stock: 12 })
  for (const [typed, becomes] of [
    ['0', 1],
    ['', 1],
    ['2.5', 2],
    ['22', 12],
  ] as const) {
    await type(typed)
    await expect.element(quantity).toHaveValue(becomes)
  }
})

test('the buttons of the quantity stop at 1 and at the stock', async () => {
  await renderBuyBox({ stock: 12 })
  const message = box.getByText('Maximum available quantity is 12')
  await type('12')
  await expect.element(message).not.toBeInTheDocument()
  await more.click()
  await expect.element(message).toBeVisible()
  await expect.element(quantity).toHaveValue(12)
  await less.click()
  await expect.element(message).not.toBeInTheDocument()
  await type('1')
  await expect.element(less).toBeDisabled()
})

test('a quantity that is reduced to the stock is announced', async () => {
  await renderBuyBox({ stock: 12 })
  const live = document.querySelector('.field [aria-live]')
  await type('99')
  await expect.poll(() => live?.textContent).toBe('Maximum available quantity is 12')
})

test('where fewer than four are left, the quantity starts at what is left', async () => {
  await renderBuyBox({ stock: 2 })
  await expect.element(quantity).toHaveValue(2)
})

test('a refusal of the shop is shown in its words', async () => {
  await renderBuyBox({ stock: 2 })
  const message = 'Maximum available quantity for this item into cart is 2'
  api.on(insertCartItem.anonymous, () => refusal(409, { code: 'not-enough-stock', message }))
  await add.click()
  await expect.element(box.getByRole('alert')).toHaveTextContent(message)
  await expect.element(add).not.toHaveAttribute('aria-busy')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

for (const press of ['click', 'Enter'] as const)
  test(`when more is typed than there is, ${press} is refused without moving the button, and the next one adds`, async () => {
    await page.viewport(1280, 1400)
    await renderBuyBox({ stock: 12 })
    const submit = () => (press === 'click' ? add.click() : userEvent.type(quantity, '{Enter}'))
    await expect.element(box.getByText(/26–30 November/)).toBeVisible()
    const before = add.element().getBoundingClientRect().toJSON()
    await quantity.fill('22')
    await submit()
    await expect
      .element(box.getByRole('alert'))
      .toHaveTextContent('Maximum available quantity for this item into cart is 12')
    expect(add.element().getBoundingClientRect().toJSON()).toEqual(before)
    await expect.element(quantity).toHaveValue(12)
    expect(api.requests).not.toContain(`POST ${insertCartItem.anonymous.path}`)
    await submit()
    await expect.element(page.getByText(added)).toBeVisible()
  })

test('the delivery price says where to find it when it cannot be loaded, and comes with the next change', async () => {
  await renderBuyBox()
  api.on(getShippingCharge, () => Promise.reject(new TypeError('Failed to fetch')))
  await more.click()
  await expect.element(box.getByText('shown in the cart')).toBeVisible()
  api.on(getShippingCharge, ({ quantity: count }) => deliveryOf(count))
  await less.click()
  await expect.element(box.getByText('20,00 €')).toBeVisible()
})

test('a sold-out tyre has a price, nothing to buy it with, and a link to similar tyres', async () => {
  await renderBuyBox({ stock: 0, similar: '/tyres?width=205' })
  const similar = page.getByRole('link', { name: 'See similar tyres' })
  await expect.element(similar).toHaveAttribute('href', '/tyres?width=205')
  await expect.element(page.getByRole('region', { name: 'Price' })).toBeVisible()
  await expect.element(page.getByRole('spinbutton')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('the popup confirms the addition for five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await renderBuyBox()
  await add.click()
  await expect.element(page.getByText(added)).toBeVisible()
  timePasses(4)
  await expect.element(page.getByText(added)).toBeVisible()
  timePasses(1)
  await expect.element(page.getByText(added)).not.toBeVisible()
  vi.useRealTimers()
})

test('a connection that breaks while adding leaves the form usable with an alert', async () => {
  await renderBuyBox()
  api.on(insertCartItem.anonymous, () => Promise.reject(new TypeError('Failed to fetch')))
  await add.click()
  await expect.element(box.getByRole('alert')).toMatchTextContent('The connection was lost')
  expect(api.requests.at(-1)).toBe(`GET ${getCartItems.anonymous.path}`)
  api.on(insertCartItem.anonymous, () => success({}, added))
  await add.click()
  await expect.element(page.getByText(added)).toBeVisible()
  await expect.element(box.getByRole('alert')).not.toBeInTheDocument()
})

for (const width of [360, 768])
  test(`a refusal comes into view and gets the focus at ${width} px when the bar with the price is pressed`, async () => {
    await page.viewport(width, 640)
    await renderBuyBox({ stock: 2 })
    api.on(insertCartItem.anonymous, () => refusal(409, { code: 'not-enough-stock', message: 'Too many' }))
    await box.getByRole('button', { name: 'Add to cart' }).last().click()
    await expect.element(box.getByRole('alert')).toBeInViewport({ ratio: 1 })
    await expect.poll(() => document.activeElement?.querySelector('[role=alert]')).not.toBeNull()
  })

for (const width of [390, 1280])
  test(`at ${width} px the bar shows both totals while the buttons are below or above the window`, async () => {
    await page.viewport(width, 640)
    await renderBuyBox()
    const bar = document.querySelector<HTMLElement>('.buybar')
    const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })
    await expect.poll(() => bar?.inert).toBe(false)
    expect(bar).toMatchTextContent(/516,00.€ four tyres\s*Fitted from 588,00.€/)
    document.querySelector('.buy__act')?.scrollIntoView({ block: 'center' })
    await expect.poll(() => bar?.inert).toBe(true)
    scrollTo(document.body.scrollHeight)
    await expect.poll(() => bar?.inert).toBe(false)
    expect(bar?.offsetHeight).toBeLessThanOrEqual(72)
    scrollTo(0)
  })

test('a press of the bar after more was typed than there is scrolls back to the quantity and its message', async () => {
  await page.viewport(390, 640)
  await renderBuyBox({ stock: 12 })
  await quantity.fill('999')
  window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
  await box.getByRole('button', { name: 'Add to cart' }).last().click()
  await expect
    .element(box.getByText('Maximum available quantity is 12', { exact: true }).first())
    .toBeInViewport()
  await expect.element(quantity).toBeInViewport({ ratio: 1 })
  expect(api.requests).not.toContain(`POST ${insertCartItem.anonymous.path}`)
})

test('on a phone the bar says that the tyre does not fit the known vehicle', async () => {
  await page.viewport(390, 844)
  storeVehicle(knownVehicle({ sizes: [{ width: 195, aspectRatio: 65, diameter: 15 }] }))
  await renderBuyBox()
  await expect
    .poll(() => document.querySelector('.buybar')?.textContent)
    .toContain('Does not fit your car: wrong size')
  storeVehicle(null)
  await expect.poll(() => document.querySelector('.buybar')?.textContent).not.toContain('Does not fit')
})
