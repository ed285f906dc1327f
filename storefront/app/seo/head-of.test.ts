import { expect, test } from 'vitest'
import { headOf, keepHead } from './head-of.ts'

test('a page that was loaded on the server has a head, and its data do not carry it', () => {
  const tyre = { name: 'Tuisku' }
  const crumbs = { 'script:ld+json': { '@type': 'BreadcrumbList' } }
  keepHead(tyre, [{ name: 'description', content: 'Talveen' }, crumbs])
  expect(headOf(tyre)).toEqual([{ name: 'description', content: 'Talveen', 'data-own': '' }, crumbs])
  expect(tyre).toEqual({ name: 'Tuisku' })
})

test('data that came to a browser have none', () => {
  expect(headOf({ name: 'Tuisku' })).toEqual([])
})
