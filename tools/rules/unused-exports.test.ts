import { expect, test } from 'vitest'
import { unusedExports } from './unused-exports.ts'

const exporting = {
  path: 'server/src/a.ts',
  text: 'export const one = 1\nexport type Two = 2\nexport function three() {}\n',
}
const importing = (text: string) => unusedExports([exporting, { path: 'server/src/b.ts', text }])
const unused = (...names: string[]) =>
  names.map((name) => `server/src/a.ts exports ${name}, which no other file imports.`)

test('an export that no other file imports is named', () => {
  expect(importing('')).toEqual(unused('one', 'Two', 'three'))
  expect(importing("import { one } from './a.ts'\nimport type { Two } from './a.ts'")).toEqual(
    unused('three'),
  )
})

test('an export that another file exports again is used, under its own name', () => {
  expect(importing("export { one as first, type Two, three } from './a.ts'")).toEqual([
    'server/src/b.ts exports first, which no other file imports.',
    'server/src/b.ts exports Two, which no other file imports.',
    'server/src/b.ts exports three, which no other file imports.',
  ])
})

test('a file that is imported as a whole may export what it likes', () => {
  expect(importing("import * as a from './a.ts'")).toEqual([])
  expect(importing("const a = await import('./a.ts')")).toEqual([])
})
