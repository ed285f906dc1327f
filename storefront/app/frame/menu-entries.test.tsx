import { menuTypes } from '@pito/contracts/values/content-kinds'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { MenuEntry } from './frame-data.ts'
import { MenuEntries } from './menu-entries.tsx'

const entry: MenuEntry = {
  name: 'Nokian Tyres',
  description: '',
  link: '/renkaat',
  kind: 'brand',
  children: [],
}
const shown = (changed: Partial<MenuEntry>) =>
  renderToStaticMarkup(<MenuEntries entries={[{ ...entry, ...changed }]} />)

test.each(menuTypes)('an item of type %s is a link with its name', (kind) => {
  expect(shown({ kind })).toMatch(/<a [^>]*href="\/renkaat"[^>]*>.*Nokian Tyres.*<\/a>/)
})

test('an item of any type has its description and its picture', () => {
  const html = shown({ description: 'Suomalaisia talvirenkaita', image: '/pictures/300/studded-2-hero.avif' })
  expect(html).toContain('<small>Suomalaisia talvirenkaita</small>')
  expect(html).toContain('src="/pictures/300/studded-2-hero.avif"')
  expect(html).toContain('loading="lazy"')
})

test('of a description of 300 characters 200 are shown, and a press shows the rest', () => {
  const html = shown({ description: `${'a'.repeat(200)}${'b'.repeat(100)}` })
  const [before = '', after = ''] = html.split('Lue lisää')
  expect(before).toContain('a'.repeat(200))
  expect(before).not.toContain('b')
  expect(before).toContain('<i>…</i>')
  expect(after).toContain(`<p>${'b'.repeat(100)}</p>`)
  expect(html).toMatch(/<\/a>.*<details><summary/)
})

test('an item that leads nowhere is no link', () => {
  expect(shown({ link: null })).not.toContain('<a ')
})

test('an item has its icon unless it has a picture', () => {
  expect(shown({ icon: 'sun' })).toContain('icon-sun')
  expect(shown({ icon: 'sun', image: '/pictures/300/summer-1-hero.avif' })).not.toContain('icon-sun')
})
