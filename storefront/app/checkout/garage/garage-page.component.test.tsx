import './garage.css'
import { getDealerAppointments } from '@pito/contracts/booking'
import { getCartItems } from '@pito/contracts/cart'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cartOf } from '../../../testing/cart.ts'
import { dealer } from '../../../testing/dealer.ts'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { storeDraft, storedDraft } from '../../booking/booking-draft.ts'
import { chosenPoint } from '../../service-points/places/place-memory.ts'
import { pointOf } from '../../service-points/point.ts'
import { GaragePage, shouldRevalidate } from './garage.tsx'
import { readGarageSearch } from './load-garages.ts'

const names = ['Nopea Rengas', 'Vakaa Rengas', 'Hidas Rengas']
const garages = names.map((company_name, index) => ({
  point: pointOf({ ...dealer, id: index + 1, company_name, has_calendar: true }),
  priceCents: 7200,
  totalCents: 58_800,
}))
const draft = {
  ...{ name: 'Hidas Rengas', email: dealer.dealer_email, phone: dealer.contact_number },
  ...{ address: dealer.address_line_1, city: dealer.city, dealer_id: 3, time_slots: [] },
  ...{ appointment_date: '2026-12-05', appointment_time: '10:00' },
}
const data = {
  cart: cartOf(),
  message: null,
  offered: null,
  search: readGarageSearch(new URLSearchParams('address=33100')),
  found: {
    place: { label: '33100 Tampere', latitude: 61.5, longitude: 23.8 },
    garages,
    total: 3,
    truncated: false,
  },
  failure: null,
  fault: null,
}

test.each([390, 1280])('at %i px the list behind the dialog of times stays where it is', async (width) => {
  await page.viewport(width, 900)
  chosenPoint.remove()
  stubApi()
    .on(getCartItems.anonymous, () => ({ id: 'cart', quantity: 4 }))
    .on(getDealerAppointments, () => ({ data: { last_date: '2026-12-11', days: [], unavailable: [] } }))
  let loads = 0
  const loader = () => {
    loads += 1
    return data
  }
  await renderInShop(<GaragePage />, {
    address: '/?address=33100',
    route: { loader },
    loaderData: { page: data },
  })
  const shown = () =>
    page
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent)
  await page.getByRole('link', { name: /Vakaa Rengas/ }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.element(page.getByText('Selected service point')).toBeInTheDocument()
  expect(shown()).toEqual(names)
  expect(loads).toBe(0)
  expect(chosenPoint.read()?.id).toBe(2)
})

test('one press reserves the next free time of a service point, and deletes the draft of another', async () => {
  await storeDraft('fitting', draft)
  const [first] = garages
  const next = { date: '2026-12-04', times: ['09:00', '09:30'] }
  const withTime = { ...first, point: { ...first?.point, next } }
  const loaded = { ...data, found: { ...data.found, garages: [withTime], total: 1 } }
  const posted: FormData[] = []
  const submit = async ({ request }: { request: Request }) => {
    posted.push(await request.formData())
    return null
  }
  await renderInShop(<GaragePage />, {
    address: '/?address=33100',
    route: { loader: () => loaded },
    routes: [{ path: '/cart/dealer-services', action: submit, Component: () => null }],
    loaderData: { page: loaded },
  })
  await page.getByRole('button', { name: /^Book .+, Nopea Rengas$/ }).click()
  await expect.poll(() => posted.length).toBe(1)
  expect(Object.fromEntries(posted[0] ?? [])).toMatchObject({
    dealer_id: '1',
    schedule_date: '2026-12-04',
    start_time: '09:00',
    service_ids: '[1]',
  })
  expect(chosenPoint.read()?.id).toBe(1)
  expect(await storedDraft('fitting')).toBeNull()
})

test.each([
  ['a booking in the dialog, which leads to the next page', 'book-7-1', 200, false],
  ['a time that was given up', 'give-up', 200, true],
  ['a time of a card that somebody else has taken', 'point-7', 409, true],
  ['a server error', 'point-7', 500, false],
])('after %s: whether the page is loaded anew', (_, form, actionStatus, is) => {
  const actionResult = { outcome: actionStatus === 200 ? 'done' : 'refused', form, data: null }
  expect(shouldRevalidate({ actionResult, actionStatus } as never)).toBe(is)
})
