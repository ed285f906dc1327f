import createClient from 'openapi-fetch'
import type { components, paths } from './build/api.d.ts'

type Tyre = components['schemas']['ListedProduct']

/** The code of an integrator who reads a list and a product and fills a cart, using only the generated types. */
export async function chooseTyres(baseUrl: string) {
  const { GET, POST } = createClient<paths>({ baseUrl, headers: { locale: 'en_GB' } })
  const query = { tyre_season_id: ['1', '2'], speed_index: ['H', 'T', 'V'], per_page: 3 }
  const list = await GET('/api/v1/products', { params: { query } })
  const tyre: Tyre | undefined = list.data?.data[0]
  if (!tyre) throw new Error(list.error?.message ?? 'The list is empty.')

  const path = { id: tyre.id }
  const product = await GET('/api/v1/product/{id}/details', {
    params: { path, query: { without: 'products' } },
  })
  const inserted = await POST('/api/v1/anonymous/cart/item/insert', {
    body: { type: 'product', type_id: tyre.id, quantity: 2 },
  })
  const guest = { anonymous_id: inserted.data?.data.anonymous_id ?? null }
  const cart = await GET('/api/v1/anonymous/cart/items/all', { params: { query: guest } })
  return { list: list.data, product: product.data?.data, cart: cart.data?.data }
}

/** The generated types know the codes of each refusal, so a program can decide by them. */
export async function whyTooMany(
  baseUrl: string,
  tyreId: number,
): Promise<'sold out' | 'too many' | 'other'> {
  const { POST } = createClient<paths>({ baseUrl })
  const body = { type: 'product', type_id: tyreId, quantity: 100_000 } as const
  const { error } = await POST('/api/v1/anonymous/cart/item/insert', { body })
  if (error?.code === 'sold-out') return 'sold out'
  return error?.code === 'not-enough-stock' ? 'too many' : 'other'
}
