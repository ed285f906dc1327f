import { expect, test } from 'vitest'
import { unlessOnlyTheTab } from './finder-start.ts'

const move = (from: string, to: string) => ({
  currentUrl: new URL(from, 'http://shop.example'),
  nextUrl: new URL(to, 'http://shop.example'),
  defaultShouldRevalidate: true,
})

test.each([
  ['/', '/?vehicle=van', false],
  ['/?vehicle=van', '/?vehicle=truck', false],
  ['/season/summer?models=2', '/season/summer?models=2&vehicle=van', false],
  ['/season/summer', '/season/summer?page=2', true],
  ['/season/summer?vehicle=van', '/season/all-season?vehicle=van', true],
])('from %s to %s fetches the page: %s', (from, to, fetches) => {
  expect(unlessOnlyTheTab(move(from, to))).toBe(fetches)
})
