import { expect, test } from 'vitest'
import { titled } from './page-meta.ts'

const title = titled({ fi: 'Tilaukset', en: 'Orders' }, (name) => name)
const root = { id: 'root', loaderData: { locale: 'en_GB' } }

test('a page has a title in its language', () => {
  expect(title({ matches: [root] })).toEqual([{ title: 'Orders – Pito' }])
})

test('a page that failed leaves the title to its error page, so that there is one', () => {
  expect(title({ matches: [root], error: { status: 404 } })).toEqual([])
})
