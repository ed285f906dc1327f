import type { Started } from './processes.ts'
import { note, noteRatio } from './report.ts'
import { uncached } from './uncached.ts'

const threeFilters = 'vehicle_type=2&width=205&height=55&diameter=16&tyre_season_id=2'
export async function measureCatalogue(bare: Started, shop: Started): Promise<void> {
  const constant = `${bare.url}/constant`
  const calls = ['/api/v1/products', '/api/v1/filter/all']
  const both = calls.map((path) => uncached(path, threeFilters))
  const inTurn = (both[0] ?? []).flatMap((path, place) => [path, both[1]?.[place] ?? path])
  for (const [place, path] of calls.entries())
    await noteRatio(`${path} with three filters, uncached`, constant, {
      url: shop.url,
      paths: both[place] ?? [],
    })
  await noteRatio('both in turn, uncached', constant, { url: shop.url, paths: inTurn }, 0.1)
  const repeated = calls.map((path) => `${path}?${threeFilters}`)
  await noteRatio('both in turn, repeated', constant, { url: shop.url, paths: repeated }, 0.5)
  const broad = uncached('/api/v1/products', 'vehicle_type=2&tyre_season_id=2,3')
  await noteRatio('/api/v1/products, broad, uncached', constant, { url: shop.url, paths: broad })
  await noteRatio('/api/v1/filter/all, broad, uncached', constant, {
    url: shop.url,
    paths: uncached('/api/v1/filter/all', 'vehicle_type=2'),
  })
  await measureProduct(bare, shop)
  await measureLanding(bare, shop)
  note('memory with this catalogue after load', shop.memoryMegabytes(), 'MiB', { atMost: 350 })
}

async function measureProduct(bare: Started, shop: Started): Promise<void> {
  const pages = Array.from({ length: 30 }, (_, place) => place + 1)
  const ids = (await Promise.all(pages.map((page) => idsOn(shop.url, page)))).flat()
  const paths = ids.map((id) => `/api/v1/product/${id}/details`)
  const all = { url: shop.url, paths }
  await noteRatio('/api/v1/product/{id}/details, uncached, against a SELECT', `${bare.url}/select`, all, 0.1)
  const again = { url: shop.url, paths: paths.slice(0, 20) }
  await noteRatio(
    '/api/v1/product/{id}/details, repeated, against a SELECT',
    `${bare.url}/select`,
    again,
    0.3,
  )
  // There are more labels than the cache can hold, so each requested label is read from the database and drawn again.
  await noteRatio('/labels/{id}.svg, against a SELECT', `${bare.url}/select`, {
    url: shop.url,
    paths: (await labelledOn(shop.url, pages)).map((id) => `/labels/${id}.svg`),
  })
}

/** The page of the brand with the most models. It shows 36 models and 12 tyres. */
const landingPage = '/brand/nokian-tyres'

async function measureLanding(bare: Started, shop: Started): Promise<void> {
  const constant = `${bare.url}/constant`
  const requests = [{ path: landingPage, headers: { 'accept-encoding': 'br' } }]
  await noteRatio('landing page, cached, in Brotli', constant, { url: shop.url, requests }, 0.3)
  const pages = (call: string, count: number) =>
    Array.from({ length: count }, (_, place) => `/api/v1/${call}?page=${place + 1}&per_page=12`)
  const tyres = ['summer', 'winter-friction', 'winter-studded'].flatMap((season) =>
    pages(`get-tyreseason-tyres/${season}`, 800),
  )
  const call = '/api/v1/get-tyreseason-tyres/{season}'
  await noteRatio(`${call}, uncached`, constant, { url: shop.url, paths: tyres }, 0.05)
  await noteRatio(`${call}, repeated`, constant, { url: shop.url, paths: tyres.slice(0, 20) }, 0.3)
}

async function idsOn(shop: string, page: number): Promise<number[]> {
  return (await productsOn(shop, page)).map(({ id }) => id)
}

async function labelledOn(shop: string, pages: readonly number[]): Promise<number[]> {
  const products = (await Promise.all(pages.map((page) => productsOn(shop, page)))).flat()
  return products.flatMap(({ id, fuel_effiency }) => (fuel_effiency === null ? [] : [id]))
}

interface Listed {
  readonly id: number
  readonly fuel_effiency: string | null
}

async function productsOn(shop: string, page: number): Promise<readonly Listed[]> {
  const answer = await fetch(`${shop}/api/v1/products?per_page=100&sort_by=name&page=${page * 10}`)
  return ((await answer.json()) as { data: readonly Listed[] }).data
}
