import { expect, test } from 'vitest'
import { requirementIds } from './requirement-ids.ts'

const requirements = (...ids: string[]) => ({
  path: 'docs/requirements.csv',
  text: ['id,area,requirement', ...ids.map((id) => `${id},cart,"A cart has ""lines""."`)].join('\n'),
})

test('an id that is named in code or in a document has to be in the list', () => {
  const code = { path: 'server/src/cart/add.ts', text: '/** See CART-30 and CART-31. */' }
  const decision = { path: 'docs/decisions/0001-why.md', text: 'It answers CART-99, in UTF-8.' }
  expect(requirementIds([requirements('CART-30', 'CART-31'), code, decision])).toEqual([
    'docs/decisions/0001-why.md names the requirement CART-99, which is not in docs/requirements.csv.',
  ])
})

test('an id that stands in the list twice is reported', () => {
  expect(requirementIds([requirements('CART-30', 'CART-30')])).toEqual([
    'docs/requirements.csv has the id CART-30 more than once.',
  ])
})

test('an empty list is reported, because every id would pass', () => {
  expect(requirementIds([requirements()])).toEqual(['docs/requirements.csv has no requirements.'])
})
