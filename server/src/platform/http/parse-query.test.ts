import { expect, test } from 'vitest'
import { parseQuery } from './parse-query.ts'

test.each([
  ['', {}],
  ['a=1', { a: '1' }],
  ['a=1&a=2', { a: ['1', '2'] }],
  ['a[]=1', { a: '1' }],
  ['a[]=1&a[]=2', { a: ['1', '2'] }],
  ['a=1&a[]=2', { a: ['1', '2'] }],
  ['a%5B%5D=1&b=%C3%A4', { a: '1', b: 'ä' }],
  ['a', { a: '' }],
  ['%E0%A4%A', { '\ufffd%A': '' }],
])('"%s" is read', (text, query) => {
  expect({ ...parseQuery(text) }).toEqual(query)
})

test('a name cannot reach what every object has', () => {
  expect(parseQuery('__proto__=1&constructor=2').toString).toBeUndefined()
})
