import { getAllFilters, getBrands, getProducts } from '@pito/contracts/catalogue'
import type { Api } from '@pito/web/api/api'
import { expect, test } from 'vitest'
import { emptyList } from './list/list-state.ts'
import { loadTyres } from './load-list.ts'

const none = [
  ...['widths', 'heights', 'diameters', 'tyre_seasons', 'brands', 'speed_indexes', 'fuel_efficiencies'],
  ...['wet_grips', 'noise_classes', 'noise_values', 'load_indexes'],
].map((name) => [name, []])
const filters = { ...Object.fromEntries(none), min_price: 0, max_price: 0, from_price: null }

const answers = new Map<unknown, unknown>([
  [getProducts, { data: [], total: 0, last_page: 1, per_page: 20 }],
  [getAllFilters, { data: filters }],
  [getBrands, { data: [{ name: 'Nokian Tyres' }, { name: 'Aeolus' }] }],
])
const api = (async (endpoint: unknown) => answers.get(endpoint)) as unknown as Api

test('an empty list of brands shows their names, however the address spells them, and leaves unknown brands out', async () => {
  const list = emptyList(2)
  const requested = { ...list, picked: { ...list.picked, brand: ['nokian-tyres', 'aeolus', 'nobody'] } }
  const { state } = await loadTyres(api, requested, { language: 'fi', season: 'winter', vehicle: null })
  expect(state.picked.brand).toEqual(['Nokian Tyres', 'Aeolus'])
})
