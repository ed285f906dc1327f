import { expect, test } from 'vitest'
import { findByName } from './find-by-name.ts'

const models = [
  { name: 'Primacy 4+', nameFi: null, slug: 'primacy-4-plus' },
  { name: 'Primacy 4', nameFi: null, slug: 'primacy-4' },
  { name: 'Winter Frost', nameFi: 'Talvihalla', slug: 'frost' },
]

test.each([
  ['primacy-4-plus', 'primacy-4-plus'],
  ['primacy-4', 'primacy-4'],
  ['PRIMACY-4', 'primacy-4'],
  ['Primacy 4', 'primacy-4'],
  ['Winter Frost', 'frost'],
  ['talvihalla', 'frost'],
])('%s is %s', (text, slug) => {
  expect(findByName(text, models)?.slug).toBe(slug)
})

test.each(['', '-', '///', 'nobody', '9'.repeat(10_000)])('"%s" is nothing', (text) => {
  expect(findByName(text, models)).toBeUndefined()
})
