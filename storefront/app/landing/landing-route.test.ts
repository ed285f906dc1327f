import type { LoaderFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import type { LandingData } from './landing-data.ts'
import { uncachedIfIncomplete } from './landing-route.ts'

const list = { rows: [], page: 1, pages: 1, total: 0 }
const page: LandingData = {
  request: { type: 'brand', name: 'kuura', brand: undefined, model: undefined, page: 1, modelsPage: 1 },
  path: '/brand/kuura',
  title: 'Kuura',
  maker: null,
  lead: '',
  picture: null,
  isSummer: false,
  blocks: [],
  crumbs: [],
  range: {
    tyres: 1,
    models: 1,
    sizes: 1,
    brands: 1,
    min_price: 1,
    max_price: 1,
    min_diameter: 1,
    max_diameter: 1,
  },
  list: null,
  models: list,
  tyres: list,
  shownModel: null,
  finder: null,
  addresses: { fi: '/brand/kuura', en: '/brand/kuura?lang=en' },
  description: '',
}
const visit = { locale: 'fi_FI', origin: 'http://shop.example' }
const args = { context: { get: () => visit } } as unknown as LoaderFunctionArgs
const answer = (changed: Partial<LandingData>) =>
  uncachedIfIncomplete(() => Promise.resolve({ ...page, ...changed }))(args)

test('a whole page is cached', async () => {
  expect(await answer({})).toMatchObject({ title: 'Kuura', tyres: list })
})

test.each<[string, Partial<LandingData>]>([
  ['its tyres', { tyres: null }],
  ['its models', { models: null }],
  ['the search of a season', { request: { ...page.request, type: 'tyre_season' } }],
])('a page without %s is shown and not cached', async (_what, changed) => {
  expect(await answer(changed)).toMatchObject({ data: { title: 'Kuura' }, init: { status: 503 } })
})
