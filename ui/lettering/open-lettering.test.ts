import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openLettering } from './open-lettering.ts'

const draw = await openLettering()
const icons = readFileSync(join(import.meta.dirname, '../src/icons.svg'), 'utf8')
const logo = /id="logo"[^>]*><path d="([^"]+)"/.exec(icons)?.[1] ?? ''

function curves(path: string, baseline: number): number[][] {
  const found = path.matchAll(/Q(-?\d+) (-?\d+) (-?\d+) (-?\d+)/g)
  return [...found].map(([, ...at]) => at.map((one, index) => Number(one) - (index % 2 === 0 ? 0 : baseline)))
}

test('the p of the word mark is the bundled font at weight 860 and width 125', () => {
  const p = draw('p', { weight: 860, width: 125 })
  expect(curves(logo, 760)).toEqual(expect.arrayContaining(curves(p.path, 0)))
})

test('a wider style takes more room', () => {
  const narrow = draw('205/55 R16', { weight: 700, width: 88 })
  const wide = draw('205/55 R16', { weight: 700, width: 125 })
  expect(wide.advance).toBeGreaterThan(narrow.advance)
})

test('a letter the font does not have is refused', () => {
  expect(() => draw('日', { weight: 700, width: 100 })).toThrow('lacks a letter')
})
