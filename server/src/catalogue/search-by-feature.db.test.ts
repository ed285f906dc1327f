import type { ListedProduct } from '@pito/contracts/product'
import type { SearchSuggestion, UnderstoodSearch } from '@pito/contracts/search'
import { friction, studded, summer, winterSeasons } from '@pito/contracts/values/tyre-season'
import { truck } from '@pito/contracts/values/vehicle-type'
import { expect, test } from 'vitest'
import { countStatements } from '../../testing/count-statements.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { buildApi } from '../app.ts'

const platform = await testPlatform({ demoArticles: 5000 })
const { app } = await buildApi(platform)

interface Found {
  readonly data: readonly ListedProduct[]
  readonly total: number
  readonly understood: UnderstoodSearch
}

async function get(path: string, query: Record<string, string>) {
  return (await app.inject({ url: `/api/v1/${path}?${new URLSearchParams(query)}` })).json()
}
const search = async (q: string, further: Record<string, string> = {}): Promise<Found> =>
  get('search', { q, per_page: '100', ...further })
const isWinter = ({ tyre_season_id }: ListedProduct) => winterSeasons.includes(tyre_season_id)

test.each<[string, (tyre: ListedProduct) => boolean]>([
  ['3pmsf', (tyre) => tyre.has_3mpsf],
  ['lumihiutale', (tyre) => tyre.has_3mpsf],
  ['snowflake friction', (tyre) => tyre.has_3mpsf && tyre.tyre_season_id === friction],
  ['m+s', (tyre) => tyre.tyre_season_id !== summer],
  ['run flat', (tyre) => tyre.run_flat],
  ['runflat kesärenkaat', (tyre) => tyre.run_flat && tyre.tyre_season_id === summer],
  ['run-flat tyres michelin', (tyre) => tyre.run_flat && tyre.brand_name === 'Michelin'],
  ['RFT', (tyre) => tyre.run_flat],
  ['xl rengas', (tyre) => tyre.reinforced === 'XL'],
  ['c-renkaat', (tyre) => / R\d+C /.test(tyre.size_text)],
  ['märkäpito A', (tyre) => tyre.wet_grip === 'A'],
  ['wet grip A or B', (tyre) => ['A', 'B'].includes(tyre.wet_grip ?? '')],
  ['polttoainetaloudellisuus A', (tyre) => tyre.fuel_effiency === 'A'],
  ['noise class A', (tyre) => tyre.noice_class === 'A'],
  ['enintään 69 db', (tyre) => (tyre.noice_value ?? 99) <= 69],
  ['dot 2026', (tyre) => tyre.dot_year === 2026],
  ['nokian 205', (tyre) => tyre.brand_name === 'Nokian Tyres' && tyre.size_text.startsWith('205/')],
  ['onko teillä nastarenkaita varastossa', (tyre) => tyre.in_stock > 0 && tyre.tyre_season_id === studded],
  ['alennus', (tyre) => tyre.lowest_price_30_days !== null && tyre.in_stock > 0],
  ['talvirengastarjous', (tyre) => tyre.lowest_price_30_days !== null && isWinter(tyre)],
  ['sähköauton renkaat', (tyre) => / EV$/.test(tyre.name)],
  ['sähköauton nastarenkaat', (tyre) => / EV$/.test(tyre.name) && tyre.tyre_season_id === studded],
  ['kuorma-auton takarengas', (tyre) => tyre.vehicle_type === truck && !/Steer|Trailer/.test(tyre.name)],
  ['talvi kumit', isWinter],
  ['kitkarenkaat ilman nastoja', (tyre) => tyre.tyre_season_id === friction],
  ['ohjaava akseli', (tyre) => tyre.vehicle_type === truck && !/Drive|Trailer/.test(tyre.name)],
  ['alle 100 euroa', (tyre) => tyre.net_price_with_rc <= 100],
  ['100-150 €', (tyre) => tyre.net_price_with_rc >= 100 && tyre.net_price_with_rc <= 150],
  ['nordman kesärengas', (tyre) => tyre.brand_name === 'Nordman' && tyre.tyre_season_id === summer],
  ['kuorma-auton rengas michelin', (tyre) => tyre.vehicle_type === truck && tyre.brand_name === 'Michelin'],
  ['continental viking contact 7 vai 8', (tyre) => /^Continental VikingContact [78]$/.test(tyre.name)],
])('%s lists tyres with this property only', async (text, hasProperty) => {
  const { data, total } = await search(text)
  expect(total).toBeGreaterThan(0)
  expect(data.filter((tyre) => !hasProperty(tyre)).map(({ name }) => name)).toEqual([])
})

test('both alternatives of a text are listed', async () => {
  const names = (await search('continental viking contact 7 vai 8')).data.map(({ name }) => name)
  expect([...new Set(names)].toSorted()).toEqual([
    'Continental VikingContact 7',
    'Continental VikingContact 8',
  ])
})

test('a word for an order sorts the tyres until another order is chosen', async () => {
  const order = async (q: string, query: Record<string, string>) =>
    (await search(q, query)).data.map(({ id }) => id)
  expect(await order('halvat kitkarenkaat', {})).toEqual(
    await order('kitkarenkaat', { sort_by: 'net_price' }),
  )
  expect(await order('quiet summer tyres', {})).toEqual(await order('summer tyres', { priority: 'quiet' }))
  expect(await order('halvat kitkarenkaat', { sort_by: 'name' })).toEqual(
    await order('kitkarenkaat', { sort_by: 'name' }),
  )
})

test.each([
  ['märkäpito', 'wet_grip'],
  ['pieni vierintävastus', 'fuel_effiency'],
] as const)('%s lists the tyres of the best class first', async (text, name) => {
  const { data } = await search(`${text} 205/55 r16`)
  const classes = data.filter(({ in_stock }) => in_stock > 0).map((tyre) => tyre[name] ?? 'F')
  expect(new Set(classes).size).toBeGreaterThan(1)
  expect(classes).toEqual(classes.toSorted())
})

test('the filters beside a search count the tyres with the feature', async () => {
  const { total } = await search('run flat kesärenkaat')
  const { data } = await get('filter/all', { q: 'run flat kesärenkaat' })
  const counts = data.tyre_seasons.map(({ count }: { count: number }) => count)
  expect(counts).toEqual([total, 0, 0, 0, 0])
  const { data: wet } = await get('filter/all', { q: 'märkäpito A' })
  expect(wet.wet_grips.map(({ value }: { value: string }) => value)).toEqual(['A'])
})

test.each(['suomalaiset renkaat', 'leveät renkaat', 'halvat vekottimet'])(
  '%s does not list all tyres, and the words that are not used are named',
  async (text) => {
    const { total, understood } = await search(text)
    expect(total).toBe(0)
    expect(understood.not_found.length).toBe(1)
    expect(understood.parts.filter(({ kind }) => kind === 'model' || kind === 'brand')).toEqual([])
  },
)

test('an index that no tyre has is named, and the result is that without it', async () => {
  const { total, understood } = await search('nokian 205/55 r16 91Y')
  expect(understood.ignored).toEqual(['91Y'])
  expect(understood.parts.map(({ label }) => label)).toEqual(['205/55 R16', 'Nokian'])
  expect(total).toBe((await search('nokian 205/55 r16')).total)
})

test('suggestions obey the season and the vehicle type, without a statement', async () => {
  const suggest = async (q: string): Promise<SearchSuggestion[]> =>
    (await get('search/suggestions', { q })).data
  const labels = async (q: string) => (await suggest(q)).map(({ label }) => label)
  await suggest('nordman')
  const statements = await countStatements(async () => {
    const summerTyres = await labels('nordman kesärengas')
    expect(summerTyres.length).toBeGreaterThan(2)
    for (const label of summerTyres) expect(label).toMatch(/^Nordman S/)
    const trucks = await labels('kuorma-auton rengas michelin')
    expect(trucks.length).toBeGreaterThan(2)
    for (const label of trucks) expect(label).toMatch(/^Michelin X /)
  })
  expect(statements).toBe(0)
})

test('a search for reduced prices that finds none says so, and one for the best tyres leads to the plate search', async () => {
  const answers = async (q: string) => (await search(q)).understood.answers
  expect(await answers('talvirengastarjous')).toEqual([])
  expect(await answers('alennus run flat 3pmsf kesärenkaat')).toEqual([
    'Hakemiasi renkaita ei ole juuri nyt alennuksessa.',
  ])
  const best = await search('paras talvirengas')
  expect(best.understood.not_found).toEqual(['paras'])
  expect(best.understood.answers.join()).toContain('Hae rekisterinumerolla')
})
