import { expect, test } from 'vitest'
import { goesThroughRouter } from './goes-through-router.ts'

const here = new URL('https://pito.example/renkaat?width=205')
const linkTo = (href: string, more = {}) => {
  const { origin, pathname, search, hash } = new URL(href, here)
  return { origin, pathname, search, hash, target: '', download: '', hreflang: '', ...more }
}

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
  ['mailto:team@pito.example', false, 'a letter'],
])('%s through the router: %s (%s)', (href, expected) => {
  expect(goesThroughRouter(linkTo(href), here, 'fi_FI')).toBe(expected)
})

test.each([{ target: '_blank' }, { download: 'label' }, { hreflang: 'en' }])(
  'a link with %o loads a document',
  (more) => {
    expect(goesThroughRouter(linkTo('/renkaat/henkiloautot', more), here, 'fi_FI')).toBe(false)
  },
)
