import { expect, test } from 'vitest'
import { menuTypeOf } from './menu-type-of.ts'

test.each([
  ['vehicle', 'tyre_category'],
  ['size', 'tyre_size'],
  ['custom', 'custom_link'],
  ['tyre_category', 'tyre_category'],
  ['season', 'season'],
] as const)('menu items called %s are of type %s', (name, type) => {
  expect(menuTypeOf(name)).toBe(type)
})
