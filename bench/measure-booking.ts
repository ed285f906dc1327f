import type { Started } from './processes.ts'
import { noteRatio } from './report.ts'

const held = 40
const api = '/api/v1'

/**
 * Measures requests for 31 days of free times, which is about what a visitor looks at. (The calendar's first request
 * is for six weeks.)
 */
export async function measureBooking(bare: Started, shop: Started): Promise<void> {
  const point = await pointWithCalendar(shop.url)
  await holdTimes(shop.url, point)
  await noteRatio(
    'a month of times of a service point, against a bare SELECT',
    { url: bare.url, paths: ['/select'] },
    { url: shop.url, paths: [`${api}/dealer/${point}/appointments?days=31`] },
    0.2,
  )
}

interface Calendar {
  readonly days: readonly { schedule_date: string; start_times: readonly string[] }[]
}

async function calendarOf(shop: string, point: number): Promise<Calendar> {
  const answer = await fetch(`${shop}${api}/dealer/${point}/appointments?days=31`)
  return ((await answer.json()) as { data: { data: Calendar } }).data.data
}

async function pointWithCalendar(shop: string): Promise<number> {
  for (let id = 1; id < 100; id++) if ((await calendarOf(shop, id)).days.length > 10) return id
  throw new Error('No service point has free times.')
}

/** Lets guests hold the first free times, so that the measured requests have reservations to read. */
async function holdTimes(shop: string, dealer_id: number): Promise<void> {
  const { days } = await calendarOf(shop, dealer_id)
  const times = days.flatMap(({ schedule_date, start_times }) =>
    start_times.map((start_time) => ({ schedule_date, start_time })),
  )
  const tyre = await tyreForCars(shop)
  for (const time of times.slice(0, held)) {
    const { cart_id, anonymous_id } = await post(shop, 'cart/item/insert', '', { type_id: tyre, quantity: 1 })
    const booking = { dealer_id, cart_id, service_ids: '[1]', ...time }
    await post(shop, 'appointment/create', anonymous_id, booking)
  }
}

async function post(shop: string, path: string, guest: string, body: object) {
  const answer = await fetch(`${shop}${api}/anonymous/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'anonymous-id': guest },
    body: JSON.stringify(body),
  })
  const { data, message } = (await answer.json()) as {
    data: { cart_id: string; anonymous_id: string }
    message?: string
  }
  if (!answer.ok) throw new Error(`${path}: ${message}`)
  return data
}

async function tyreForCars(shop: string): Promise<number> {
  const answer = await fetch(`${shop}${api}/products?vehicle_type=2&diameter=16&per_page=100`)
  const { data } = (await answer.json()) as { data: { id: number; in_stock: number; run_flat: boolean }[] }
  const found = data.find(({ in_stock, run_flat }) => in_stock >= held && !run_flat)
  if (!found) throw new Error('No car tyre is in stock.')
  return found.id
}
