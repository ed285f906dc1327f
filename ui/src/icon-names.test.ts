import { readdirSync, readFileSync } from 'node:fs'
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

test('every icon that a class draws has its mask', () => {
  const drawn = textOf('icon.css').matchAll(
    /\.icon-([\w-]+) \{\n {2}--icon: url\('\.\/masks\/([\w-]+)\.svg'\);/g,
  )
  expect([...drawn].map(([, name, file]) => [name, file])).toEqual(drawnIcons.map((name) => [name, name]))
  const files = readdirSync(join(import.meta.dirname, 'masks'))
  expect(files.sort()).toEqual([...drawnIcons, 'down'].map((name) => `${name}.svg`).sort())
})
