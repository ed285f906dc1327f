import { catalogueFilters } from '@pito/contracts/catalogue-query'
import { fillDemo } from '@pito/demo/fill'
import { expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { builtFrontEnds } from '../testing/built-pages.ts'
import { testPlatform } from '../testing/test-platform.ts'

type Query = Readonly<Record<string, string>>

const platform = await testPlatform({ now: '2026-11-24T10:00:00Z' })
await platform.sql.transaction(fillDemo)
const app = await buildApp(platform, builtFrontEnds)

function get(path: string, query: Query) {
  return app.inject({ url: path, query: { ...query }, headers: { host: platform.config.shopUrl.host } })
}

const vans = { path: '/tyres/light-commercial-vehicles', vehicle_type: '3' }
const cars = { path: '/tyres/car-suv-4x4', vehicle_type: '2' }

/** The filters that are not in the query of a list page's URL, or whose pages are not cached. */
const notInTheQuery = new Set([
  'vehicle_type', // The path names it.
  'brand_id', // The address names brands.
  'model_id', // Models have pages of their own.
  'licencePlate', // A plate is personal: its pages are never cached.
  'licenceplate',
])
const namesInTheAddress: Readonly<Record<string, string>> = {
  tyre_season_id: 'tyre_season',
}

// The rear size is used only together with the front size.
const pair = {
  ...{ width: '245', height: '45', diameter: '18' },
  ...{ rear_width: '255', rear_height: '45', rear_diameter: '18' },
}

const corolla = { make: 'Toyota', model: 'Corolla (E210)', year: '2022' }

/** Values for the filters that have no options in the response of /filter/all. */
const withoutOptions: Readonly<Record<string, Query>> = {
  in_stock: { in_stock: '1' },
  min_stock: { min_stock: '4' },
  // The URL of a page accepts a price only if it contains both bounds.
  price_gte: { price_gte: '120', price_lte: '1000' },
  price_lte: { price_gte: '1', price_lte: '120' },
  ServicePoint: { ServicePoint: 'hyhmahalli-tampere' },
  rear_width: pair,
  rear_height: pair,
  rear_diameter: pair,
  // A model of a vehicle is named by all three.
  make: corolla,
  model: corolla,
  year: corolla,
}

/** Filters that leave out some tyres for cars, but all or none for vans. */
const ofCars = new Set([
  ...['ServicePoint', 'make', 'model', 'year'],
  ...['rear_width', 'rear_height', 'rear_diameter'],
])

const filters = Object.keys(catalogueFilters.shape).filter((filter) => !notInTheQuery.has(filter))

test.each(filters)(
  'a list narrowed by %s shows what the API answers, rendered and from the cache',
  async (filter) => {
    const list = listOf(ofCars.has(filter) ? cars : vans)
    const query = withoutOptions[filter] ?? (await list.optionOf(filter))
    const [all, narrowed] = [await list.answered({}), await list.answered(query)]
    expect(narrowed.total).toBeGreaterThan(0)
    expect(narrowed.total).toBeLessThan(all.total)
    expect(await list.shown({})).toEqual(all)
    expect(await list.shown(query), 'as it is rendered').toEqual(narrowed)
    expect(await list.shown(query), 'as it is cached').toEqual(narrowed)
    expect(await list.shown({}), 'the whole list after it').toEqual(all)
  },
)

test('a sorted list and its second page show what the API answers, rendered and from the cache', async () => {
  const list = listOf(vans)
  const byName = await list.answered({ sort_by: 'name', sort_order: 'desc' })
  const second = await list.answered({ page: '2' })
  await list.shown({})
  for (const time of ['as it is rendered', 'as it is cached']) {
    expect(await list.shown({ sort: 'name_desc' }), time).toEqual(byName)
    expect(await list.shown({ page: '2' }), time).toEqual(second)
  }
})

interface Option {
  readonly id?: number
  readonly name?: string
  readonly value?: string | number
  readonly count: number
}

/**
 * Reads the list of a vehicle type from the API and from its page. Each result is the total and the ids of the first
 * tyres.
 */
function listOf({ path, vehicle_type }: typeof vans) {
  async function answered(query: Query) {
    const { total, data } = (
      await get('/api/v1/products', { vehicle_type, sets_first: '1', ...query })
    ).json()
    return { total, ids: data.map(({ id }: { id: number }) => id) }
  }

  async function shown(query: Query) {
    const named = Object.entries(query).map(([name, value]) => [namesInTheAddress[name] ?? name, value])
    const html = (await get(path, Object.fromEntries(named))).body
    const [, count = ''] = /class="list__count"[^>]*>([^<]*)</.exec(html) ?? []
    const ids = [...html.matchAll(/href="\/compare\?ids=(\d+)(?:&amp;lang=en)?"/g)].map(([, id]) =>
      Number(id),
    )
    return { total: Number(count.replace(/\D/g, '')), ids }
  }

  /**
   * Returns the option that most tyres have, but not all of them. The options of a filter are named in the plural:
   * those of `wet_grip` are `wet_grips`.
   */
  async function optionOf(filter: string): Promise<Query> {
    const { data } = (await get('/api/v1/filter/all', { vehicle_type })).json()
    const singular = filter.replace(/_id$/, '').slice(0, -1)
    const [, options = []] = Object.entries<Option[]>(data).find(([name]) => name.startsWith(singular)) ?? []
    const { total } = await answered({})
    const [option] = options
      .filter(({ count }) => count > 0 && count < total)
      .sort((one, other) => other.count - one.count)
    if (!option) throw new Error(`No option of /filter/all narrows a list by ${filter}: name a value for it.`)
    return { [filter]: String(option.value ?? (filter.endsWith('_id') ? option.id : option.name)) }
  }

  return { answered, shown, optionOf }
}
