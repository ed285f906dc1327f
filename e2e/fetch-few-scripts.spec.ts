import { expect, test } from '@playwright/test'
import { pageBytes } from './harness/page-bytes.ts'

const kilobyte = 1000
const onPublicPages = 160
/** A search is a list with three kilobytes that explain what was understood. */
const onSearchPage = 163
const inCheckoutAndAccount = 190
const htmlOfPage = 15.5

for (const [name, path, most] of [
  ['home', '/', onPublicPages],
  ['a list', '/renkaat/henkiloautot?width=205&height=55&diameter=16', onPublicPages],
  ['a search', '/haku?q=talvirenkaat', onSearchPage],
  ['a tyre', '/tyre/nokian-tyres/hakkapeliitta-10/9', onPublicPages],
  ['a brand', '/brand/nokian-tyres', onPublicPages],
  ['the search for service points', '/service-points', onPublicPages],
  ['a content page', '/information/contact', onPublicPages],
  ['the comparison', '/compare', onPublicPages],
  ['the cart', '/cart', inCheckoutAndAccount],
  ['the log-in', '/login', inCheckoutAndAccount],
] as const)
  test(`${name} needs at most ${most} kB of scripts before any click`, async ({ baseURL }) => {
    const { script } = await pageBytes(baseURL ?? '', path)
    expect(script).toBeGreaterThan(kilobyte)
    expect(script).toBeLessThanOrEqual(most * kilobyte)
  })

for (const path of [
  '/',
  '/renkaat',
  '/tyres',
  '/renkaat/henkiloautot?width=205&height=55&diameter=16',
  '/haku?q=talvirenkaat',
  '/search?q=winter',
  '/renkaat?licenceplate=ABC-123',
  '/tyres?licenceplate=ABC-141',
  '/renkaat?licenceplate=ABC-149&skip=season&priority=grip',
])
  test(`the HTML of ${path} has at most ${htmlOfPage} kB in Brotli`, async ({ baseURL }) => {
    const { htmlBrotli } = await pageBytes(baseURL ?? '', path)
    expect(htmlBrotli).toBeGreaterThan(kilobyte)
    expect(htmlBrotli).toBeLessThanOrEqual(htmlOfPage * kilobyte)
  })
