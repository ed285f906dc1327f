import { getCartItems } from '@pito/contracts/cart'
import type { CartVehicle } from '@pito/contracts/cart-vehicle'
import { skipCartVehicle } from '@pito/contracts/cart-vehicle'
import { getAllFilters, getProductSizes } from '@pito/contracts/catalogue'
import { compareProducts } from '@pito/contracts/compare'
import { stubApi } from '@pito/web/testing/stub-api'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cartOf, cartRow } from '../../../testing/cart.ts'
import { knownVehicle } from '../../../testing/known-vehicle.ts'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { sufficientIndexes } from '../../../testing/sufficient-indexes.ts'
import { tyreCard } from '../../../testing/tyre-card.ts'
import { vehicle } from '../../../testing/vehicle.ts'
import { QuickCart } from '../../cart/quick-cart.tsx'
import { vehicleKey } from '../vehicle-key.ts'
import { forgetVehicle, storeVehicle } from '../vehicle-store.ts'
import { CartVehicleContext } from './cart-vehicle-context.ts'
import { CartVehicleSection } from './cart-vehicle-section.tsx'
import { LineFit } from './line-fit.tsx'

const question = page.getByRole('region', { name: 'Shall we check that the tyres fit your car?' })
const nothing: CartVehicle = { vehicle: null, not_checked: null, asks: false }
const fitting = cartRow({ lineId: 1, card: tyreCard() })
const tooWide = cartRow({ lineId: 2, card: tyreCard({ id: 10, width: 225, seasonId: 2 }) })

const sizeOf = { size_text: '205/55 R16 94H', width: 205, aspect_ratio: 55, diameter: 16, in_stock: 4 }
const loads = { load_index: 94, speed_index: 'H', load_index_dual: null }
const season = { tyre_season_id: 2, has_3mpsf: true }

/** Stubs the sizes of the model of a line. */
function stubSizes(...sizes: readonly object[]) {
  const products = sizes.map((facts) => ({ ...sizeOf, ...loads, ...season, link: '/tyres/11', ...facts }))
  stubApi()
    .on(getAllFilters, () => sufficientIndexes)
    .on(getProductSizes, () => products)
    .on(compareProducts, () => products)
}

beforeEach(() => {
  forgetVehicle()
  stubSizes()
})

async function renderCart(found: CartVehicle, rows = [fitting], others: ReactNode = null) {
  const sent: Record<string, unknown>[] = []
  const action = async ({ request }: { request: Request }) => {
    sent.push(Object.fromEntries(await request.formData()))
    return null
  }
  await renderInShop(
    <CartVehicleContext value={found}>
      <CartVehicleSection />
      {rows.map((row) => (
        <LineFit key={row.lineId} row={row} />
      ))}
      {others}
    </CartVehicleContext>,
    { routes: [{ path: '/cart', action: action as never }] },
  )
  return sent
}

test('a cart without a vehicle asks for the plate, which can be checked or skipped', async () => {
  const sent = await renderCart({ ...nothing, asks: true })
  await question.getByRole('textbox', { name: 'Licence plate' }).fill('ABC-123')
  await question.getByRole('button', { name: 'Check' }).click()
  await expect.poll(() => sent).toMatchObject([{ intent: 'check-vehicle', licence_plate: 'ABC-123' }])
  await question.getByRole('button', { name: 'Skip' }).click()
  await expect.poll(() => sent[1]).toMatchObject({ intent: 'skip-vehicle' })
})

test('the vehicle of the cart is named, and each line says whether it fits', async () => {
  await renderCart({ ...nothing, vehicle: vehicle() }, [fitting, tooWide])
  await expect.element(page.getByText('Your car: Toyota Corolla 2021')).toBeVisible()
  await expect.element(page.getByText(/^Fits your car/)).toBeVisible()
  await expect.element(page.getByText('Does not fit your car: wrong size')).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
})

test('a line that does not fit leads to tyres that do, or is confirmed as being for another car', async () => {
  const sent = await renderCart({ ...nothing, vehicle: vehicle() }, [tooWide])
  await expect
    .element(page.getByRole('link', { name: /^Change to one that fits/ }))
    .toHaveAttribute('href', '/tyres?width=205&height=55&diameter=16&tyre_season=Winter+Friction')
  await page.getByRole('button', { name: /^I am buying for another car/ }).click()
  await expect.poll(() => sent).toMatchObject([{ intent: 'another-car', line_item_id: '2' }])
})

test('a line that does not fit leads to the same model in an approved size, if one fits', async () => {
  stubSizes({ id: 9, load_index: 60 }, { id: 11 }, { id: 12, width: 215 }, { id: 13, in_stock: 0 })
  await renderCart({ ...nothing, vehicle: vehicle() }, [tooWide])
  const change = page.getByRole('link', { name: /^Change to one that fits/ })
  await expect.element(change).toHaveAttribute('href', '/tyres/11')
  const size = page.getByText('205/55 R16 94H')
  await expect.element(size).toBeVisible()
  const gap = size.element().getBoundingClientRect().left - change.element().getBoundingClientRect().right
  expect(gap).toBeGreaterThan(2)
})

test('a line whose load index is too low leads to the load indexes that the vehicle needs', async () => {
  stubApi()
    .on(getProductSizes, () => [])
    .on(compareProducts, () => [])
    .on(getAllFilters, () => ({
      load_indexes: [{ value: 80 }, { value: 91 }, { value: 94 }],
      speed_indexes: [{ value: 'V' }],
    }))
  const tooWeak = cartRow({ lineId: 2, card: tyreCard({ id: 10, load: 80 }) })
  await renderCart({ ...nothing, vehicle: vehicle() }, [tooWeak])
  await expect
    .element(page.getByRole('link', { name: /^Change to one that fits/ }))
    .toHaveAttribute(
      'href',
      '/tyres?width=205&height=55&diameter=16&tyre_season=Winter+Studded&load_index=91,94',
    )
})

test('a confirmed line is not compared with the vehicle', async () => {
  await renderCart({ ...nothing, vehicle: vehicle() }, [{ ...tooWide, isForAnotherCar: true }])
  await expect.element(page.getByText('For another car')).toBeVisible()
  await expect.element(page.getByText(/Does not fit/)).not.toBeInTheDocument()
})

test('the vehicle of the browser tab counts if the cart has none, and nothing is asked', async () => {
  storeVehicle(knownVehicle({ name: 'Opel Astra J 2015' }))
  await renderCart({ ...nothing, asks: true })
  await expect.element(page.getByText('Your car: Opel Astra J 2015')).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
})

test('a stored value that is no vehicle is removed, so that the cart asks', async () => {
  sessionStorage.setItem(vehicleKey, 'Toyota\t545\t180\tlight\t205/55/16')
  document.documentElement.toggleAttribute('data-vehicle', true)
  await renderCart({ ...nothing, asks: true })
  await expect.element(question).toBeVisible()
  expect(sessionStorage.getItem(vehicleKey)).toBeNull()
})

test('forgetting the vehicle of the cart sends one request', async () => {
  const api = stubApi()
    .on(getCartItems.anonymous, () => cartOf({ quantity: 0 }))
    .on(skipCartVehicle.anonymous, () => nothing)
  const sent = await renderCart({ ...nothing, vehicle: vehicle() }, [fitting], <QuickCart open={false} />)
  await page.getByRole('button', { name: 'Forget my car' }).click()
  await expect.poll(() => sent).toMatchObject([{ intent: 'skip-vehicle' }])
  expect(api.requests.filter((request) => !request.startsWith('GET'))).toEqual([])
})

test('with several lines that do not fit, each link and button names its tyre', async () => {
  const other = cartRow({ lineId: 3, card: tyreCard({ id: 11, width: 235, model: 'Snowproof' }) })
  await renderCart({ ...nothing, vehicle: vehicle() }, [tooWide, other])
  for (const name of ['Nokian Tyres Hakkapeliitta R5', 'Nokian Tyres Snowproof']) {
    const change = page.getByRole('link', { name: `Change to one that fits ${name}` })
    await expect.element(change).toBeVisible()
    const confirm = page.getByRole('button', { name: `I am buying for another car ${name}` })
    await expect.element(confirm).toBeVisible()
  }
})

test('if the vehicle registry does not answer, the lines say that they were not checked', async () => {
  await renderCart({ ...nothing, not_checked: 'plate-search-down' }, [fitting, tooWide])
  await expect.element(page.getByText('Fit could not be checked').first()).toBeVisible()
  await expect.element(page.getByText(/your car/)).not.toBeInTheDocument()
})
