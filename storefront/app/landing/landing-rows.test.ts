import type { PopularModel } from '@pito/contracts/landing'
import type { ListedProduct } from '@pito/contracts/product'
import { expect, test } from 'vitest'
import type { LandingRequest } from './landing-address.ts'
import { modelRow, tyreCard } from './landing-rows.ts'

const request = (type: LandingRequest['type'], name: string): LandingRequest => ({
  type,
  name,
  brand: undefined,
  model: undefined,
  page: 3,
  modelsPage: 2,
})
const kuura = { id: 1, name: 'Kuura', slug: 'kuura', image: null, image_base_path: '', image_path: null }
const tuisku: PopularModel = {
  id: 7,
  name: 'Blizzard 1',
  name_fi: 'Tuisku 1',
  slug: 'tuisku-1',
  brand: kuura,
  tyre_season_id: 2,
  short_description: 'Hiljainen kitkarengas.',
  image: { image_base_path: '/pictures/600/', path: 'friction-1-hero.avif' },
  sizes: 4,
  tyres: 5,
  in_stock: 0,
  min_price: 109.9,
  min_diameter: 15,
  max_diameter: 17.5,
  link: '/brand/kuura/model/tuisku-1',
}
const rowOn = (on: LandingRequest, language: 'fi' | 'en' = 'fi') => modelRow(tuisku, on, language)

test('a model has its Finnish name in Finnish', () => {
  expect(rowOn(request('brand', 'kuura'), 'fi').name).toBe('Tuisku 1')
  expect(rowOn(request('brand', 'kuura'), 'en').name).toBe('Blizzard 1')
})

test('on its brand’s page a model leads to its own and does not repeat the brand', () => {
  expect(rowOn(request('brand', 'kuura'))).toMatchObject({
    href: '/brand/kuura/model/tuisku-1',
    brand: '',
    seasonId: 2,
    text: 'Hiljainen kitkarengas.',
    rims: 'R15–17.5',
    cents: 10_990,
    stock: 0,
  })
})

test('on the page of a size a model does not repeat the rim', () => {
  expect(rowOn(request('tyre_size', '205-55R16'))).toMatchObject({ rims: '', sizes: 0 })
})

test('on a season’s page it says its brand and not the season', () => {
  expect(rowOn(request('tyre_season', 'winter-friction'))).toMatchObject({
    href: '/brand/kuura/model/tuisku-1',
    brand: 'Kuura',
    seasonId: 0,
  })
})

test('on a size’s page it leads to its tyres of that size, from their first page', () => {
  expect(rowOn(request('tyre_size', '205-55R16')).href).toBe(
    '/tyre-size/205-55R16?models=2&brand=kuura&model=tuisku-1#tyres',
  )
})

test('a tyre on a size’s page leads to the product by its id, elsewhere to its whole address', () => {
  const product = {
    id: 94,
    brand: kuura,
    model: tuisku,
    tyreSeason: { name: 'Winter Friction' },
    image: null,
    lowest_price_30_days: null,
    net_price_with_rc: 100,
    in_stock: 4,
    available_quantity: 4,
    link_fi: '/renkaat/whole',
    link_en: '/tyres/whole',
    full_set: { quantity: 4, delivered: 439.9, fitted_from: null },
  } as unknown as ListedProduct
  const hrefOn = (on: LandingRequest) => tyreCard(product, on, 'fi').tyre.href
  expect(hrefOn(request('tyre_size', '205-55R16'))).toBe('/tyre/kuura/tuisku-1/94')
  expect(hrefOn(request('brand', 'kuura'))).toBe('/renkaat/whole')
})
