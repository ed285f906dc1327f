import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawnIcons } from './icon-class.ts'
import { iconNames } from './icon-names.ts'

const textOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

test('every icon that has a name is drawn, and the other way round', () => {
  const drawn = textOf('icons.svg').matchAll(/<symbol id="([\w-]+)"/g)
  const icons = [...drawn].map(([, name]) => name)
  expect(icons).toEqual([...iconNames])
})

test('every icon that a class draws has the place of its mask', () => {
  const drawn = textOf('icon.css').matchAll(/\.icon-([\w-]+) \{\n {2}--icon: (\d+);/g)
  const places = [...drawn].map(([, name, place]) => [name, Number(place)])
  expect(places).toEqual(drawnIcons.map((name, place) => [name, place]))
  const masks = textOf('masks.svg').matchAll(/<g id="([\w-]+)" transform="translate\(0 (\d+)\)">/g)
  const expected = [...drawnIcons, 'down'].map((name, place) => [name, place * 20])
  expect([...masks].map(([, name, offset]) => [name, Number(offset)])).toEqual(expected)
})
