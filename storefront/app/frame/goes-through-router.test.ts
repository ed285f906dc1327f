import { expect, test } from 'vitest'
import { goesThroughRouter } from './goes-through-router.ts'

const here = new URL('https://pito.example/renkaat?width=205')
test.each([
  ['/renkaat/henkiloautot?width=205', true, 'a list'],
  ['/information/privacy-policy#cookies', true, 'a place on another page'],
  ['/renkaat?width=205', true, 'the page itself'],
  ['?page=2', true, 'another page of the list'],
  ['#content', false, 'a place on this page'],
  ['/tyres', false, 'a page of the other language'],
  ['/kampanja/talvi-2026', false, 'a page with a policy of its own'],
  ['/api/v1/menus', false, 'a call'],
  ['/labels/12.svg', false, 'a file'],
  ['https://example.com/', false, 'another site'],
  ['//example.com/renkaat', false, 'another site by the protocol of this one'],
  ['mailto:team@pito.example', false, 'a letter'],
])('%s through the router: %s (%s)', (href, expected) => {
  expect(goesThroughRouter(href, here, 'fi_FI')).toBe(expected)
})
