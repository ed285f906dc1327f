import type { Arbitrary } from 'fast-check'
import { array, assert, constant, option, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import type { MenuEntry } from './frame-data.ts'
import { linksIn, menuIn, packedLinks, packedMenu } from './packed-menu.ts'

const word = string({ minLength: 1 }).map((any) => `w${any.replace(/\s/g, '_')}`)
const entryWith = (children: Arbitrary<readonly MenuEntry[]>): Arbitrary<MenuEntry> =>
  record({
    name: word,
    description: option(word, { nil: '' }),
    link: option(word),
    kind: word,
    slug: option(word),
    children,
  })
const menuOf = (levels: number): Arbitrary<readonly MenuEntry[]> =>
  levels === 0 ? constant([]) : array(entryWith(menuOf(levels - 1)), { maxLength: 3 })

test('a menu that was packed is the same menu', async () => {
  await assert(
    property(menuOf(3), (menu) => {
      expect(menuIn(packedMenu(menu))).toEqual(menu)
    }),
  )
})

test('a picture comes along', () => {
  const nasta = { name: 'Nasta', description: '', link: '/n', kind: 'article', slug: null, children: [] }
  const pictured = { ...nasta, image: '/pictures/300/studded-2-hero.avif' }
  expect(menuIn(packedMenu([nasta, pictured]))).toEqual([nasta, pictured])
})

test('a line break in a name does not begin another item', () => {
  const kesa = {
    name: 'Kesä\nrenkaat',
    description: '',
    link: null,
    kind: 'season',
    slug: null,
    children: [],
  }
  expect(menuIn(packedMenu([kesa]))).toMatchObject([{ name: 'Kesä renkaat' }])
})

test('links that were packed are the same links, and none are none', () => {
  const links = [{ title: 'Näin se toimii', href: '/information/how-it-works' }]
  expect(linksIn(packedLinks(links))).toEqual(links)
  expect(linksIn(packedLinks([]))).toEqual([])
})
