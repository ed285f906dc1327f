import type { Cart } from '@pito/contracts/cart'
import { buildApi } from '../src/app.ts'
import { addSmallCatalogue, addTyre } from '../src/catalogue/testing/add-tyre.ts'
import { insertRow } from './insert-row.ts'
import type { PlatformOptions, TestPlatform } from './test-platform.ts'
import { testPlatform } from './test-platform.ts'

type App = Awaited<ReturnType<typeof buildApi>>['app']
type Headers = Readonly<Record<string, string>>

interface Options extends PlatformOptions {
  readonly more?: number
}

/**
 * Opens a shop with three tyres. Tyre 1 costs 112.90 € including the recycling fee, with ten in stock. Tyre 2 has no
 * fee, with six in two batches. Tyre 3 is sold out. `more` adds further tyres with twenty of each in stock.
 */
export async function cartShop({
  more = 0,
  ...options
}: Options = {}): Promise<{ platform: TestPlatform; app: App }> {
  const platform = await testPlatform(options)
  const { pool } = platform
  await addSmallCatalogue(pool)
  await pool.query("insert into recycling_fee values ('C1', '2020-01-01', 220)")
  await addTyre(pool, 1, { price_cents: 11_290 })
  await addTyre(pool, 2, { load_index: 91, price_cents: 9990, recycling_fee_included: false })
  await addTyre(pool, 3, { load_index: 90 })
  await addBatch(platform, 1, 10, 10)
  await addBatch(platform, 2, 10, 4)
  await addBatch(platform, 2, 20, 2)
  for (let id = 4; id < 4 + more; id++) {
    await addTyre(pool, id, { load_index: 60 + id })
    await addBatch(platform, id, 1, 20)
  }
  const { app } = await buildApi(platform)
  return { platform, app }
}

export function addBatch(
  { pool }: TestPlatform,
  tyre_id: number,
  dot_week: number,
  quantity: number,
): Promise<number> {
  return insertRow(pool, 'stock_batch', { tyre_id, dot_year: 2026, dot_week, quantity })
}

/**
 * Simulates the browser of a guest, which stores the cookies that it receives. It has a network address of its own if
 * one is given.
 */
export function browserOf(app: App, remoteAddress = '127.0.0.1') {
  const cookies: Record<string, string> = {}
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    headers: Headers = {},
  ) => {
    const answer = await app.inject({
      method,
      remoteAddress,
      url: `/api/v1/${url}`,
      headers: { locale: 'en_GB', ...headers },
      cookies,
      ...(payload && { payload }),
    })
    for (const { name, value } of answer.cookies) cookies[name] = value
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
  }
  return {
    cookies,
    add: (item: object, headers?: Headers) => send('POST', 'anonymous/cart/item/insert', item, headers),
    remove: (line: object) => send('POST', 'anonymous/cart/line-item/remove', line),
    cart: async (): Promise<Cart> => (await send('GET', 'anonymous/cart/items/all')).body.data,
    send,
  }
}
