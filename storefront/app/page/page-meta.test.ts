import { expect, test } from 'vitest'
import { titled } from './page-meta.ts'

const title = titled({ fi: 'Tilaukset', en: 'Orders' }, (name) => name)
const root = { id: 'root', loaderData: { locale: 'en_GB', shopName: 'Pito' } }

test('a page has a title in its language, with the name of the shop', () => {
  expect(title({ matches: [root] })).toEqual([{ title: 'Orders – Pito' }])
})

test('the title of a page in a shop without a name stands alone', () => {
  const nameless = { id: 'root', loaderData: { locale: 'fi_FI' } }
  expect(title({ matches: [nameless] })).toEqual([{ title: 'Tilaukset' }])
})

test('a page that failed leaves the title to its error page, so that there is one', () => {
  expect(title({ matches: [root], error: { status: 404 } })).toEqual([])
})

test('a description may depend on whether the shop has service points', () => {
  const points = titled(
    { fi: 'Asennuspisteet', en: 'Service points' },
    (name) => name,
    (name, { servicePoints }) => `${name}: ${servicePoints}`,
  )
  const shop = {
    ...root,
    loaderData: { ...root.loaderData, origin: 'https://shop.example', servicePoints: 3 },
  }
  expect(points({ matches: [shop] })).toContainEqual({ name: 'description', content: 'Service points: 3' })
})
