import { expect, test } from 'vitest'
import { menuLinkOf } from './menu-link-of.ts'

const noLink = { linkFi: null, linkEn: null }

test.each([
  ['season', 'winter-studded', '/season/nastarenkaat', '/season/winter-studded'],
  ['tyre_category', 'trucks', '/tyre/kuorma-autot', '/tyre/trucks'],
  ['brand', 'nokian-tyres', '/brand/nokian-tyres', '/brand/nokian-tyres'],
  ['tyre_size', '205-55R16', '/tyre-size/205-55R16', '/tyre-size/205-55R16'],
  ['model', 'kuura/tuisku-1', '/brand/kuura/model/tuisku-1', '/brand/kuura/model/tuisku-1'],
  ['article', 'winter-tyre-rules', '/information/winter-tyre-rules', '/information/winter-tyre-rules'],
] as const)('an item of type %s leads to the page of %s', (type, slug, fi, en) => {
  expect(menuLinkOf({ type, slug, ...noLink }, 'fi')).toBe(fi)
  expect(menuLinkOf({ type, slug, ...noLink }, 'en')).toBe(en)
})

test('a link that was given is kept', () => {
  const item = { type: 'season', slug: 'summer', linkFi: '/renkaat', linkEn: '/tyres' } as const
  expect(menuLinkOf(item, 'fi')).toBe('/renkaat')
})

test('a heading leads nowhere', () => {
  expect(menuLinkOf({ type: 'season', slug: null, ...noLink }, 'fi')).toBeNull()
  expect(menuLinkOf({ type: 'custom_link', slug: 'x', ...noLink }, 'fi')).toBeNull()
})
