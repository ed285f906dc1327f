import { expect, test } from 'vitest'
import { importCycles } from './import-cycles.ts'

const file = (name: string, ...imports: string[]) => ({
  path: `storefront/app/cart/${name}`,
  text: imports.map((target) => `import type { X } from './${target}'\n`).join(''),
})

test('two files that import each other, if only for a type, are a circle', () => {
  expect(importCycles([file('a.ts', 'b.ts'), file('b.ts', 'a.ts')])).toEqual([
    'storefront/app/cart/a.ts → storefront/app/cart/b.ts → storefront/app/cart/a.ts import each other in a circle.',
  ])
})

test('a circle over three files is found behind files outside of it', () => {
  const files = [file('z.ts', 'a.ts'), file('a.ts', 'b.ts'), file('b.ts', 'c.ts'), file('c.ts', 'a.ts')]
  expect(importCycles(files)).toHaveLength(1)
})

test('a leaf that several import is none', () => {
  expect(importCycles([file('a.ts', 'b.ts', 'leaf.ts'), file('b.ts', 'leaf.ts'), file('leaf.ts')])).toEqual(
    [],
  )
})
