import type { Started } from './processes.ts'
import { noteRatio } from './report.ts'

const insertPath = '/api/v1/anonymous/cart/item/insert'
const showPath = '/api/v1/anonymous/cart/items/all'
const json = { 'content-type': 'application/json' }
const guests = 200
/** The least stock of a tyre that is used, so that no tyre is sold out during the measurement. */
const enoughInStock = 100

/**
 * Measures two requests of guests. Adding one tyre of another article each time is compared with an INSERT of one
 * row; afterwards, showing the filled carts is compared with the same INSERT.
 */
export async function measureCart(bare: Started, shop: Started): Promise<void> {
  const adds = await addsToCart(shop.url)
  const inserts = adds.map((add) => ({ ...add, path: '/insert-logged' }))
  await noteRatio(
    'add to cart, against a bare INSERT',
    { url: bare.url, requests: inserts },
    { url: shop.url, requests: adds },
    0.25,
  )
  // By now the carts have many lines. Showing a cart reads the products, prices and services of all its lines.
  const shows = adds.slice(0, guests).map(({ headers }) => ({ path: showPath, headers }))
  await noteRatio(
    'show cart, against a bare INSERT',
    { url: bare.url, requests: inserts },
    { url: shop.url, requests: shows },
  )
}

/** Creates the carts of guests, and returns the requests that add one tyre of each article to each cart. */
export async function addsToCart(shop: string) {
  const ids = await idsInStock(shop)
  const tokens = await Promise.all(Array.from({ length: guests }, () => newGuest(shop, ids[0] ?? 1)))
  return ids.flatMap((id) => tokens.map((token) => addOf(token, id)))
}

function addOf(token: string, type_id: number) {
  return {
    path: insertPath,
    method: 'POST' as const,
    headers: { ...json, 'anonymous-id': token },
    body: JSON.stringify({ type: 'product', type_id, quantity: 1 }),
  }
}

async function newGuest(shop: string, type_id: number): Promise<string> {
  const { body } = addOf('', type_id)
  const answer = await fetch(shop + insertPath, { method: 'POST', headers: json, body })
  const { data } = (await answer.json()) as { data: { anonymous_id: string } }
  return data.anonymous_id
}

async function idsInStock(shop: string): Promise<number[]> {
  const answer = await fetch(`${shop}/api/v1/products?per_page=100&vehicle_type=2`)
  const { data } = (await answer.json()) as { data: { id: number; in_stock: number }[] }
  return data.filter(({ in_stock }) => in_stock >= enoughInStock).map(({ id }) => id)
}
