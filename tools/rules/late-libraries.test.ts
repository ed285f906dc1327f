import { expect, test } from 'vitest'
import { lateLibraries } from './late-libraries.ts'

const main = { path: 'server/src/main.ts', text: "import { draw } from './draw.ts'\n" }
const draw = (text: string) => [main, { path: 'server/src/draw.ts', text }]

test('a large library that is loaded at the start of the server is refused, also behind another file', () => {
  expect(lateLibraries(draw("import { join } from 'node:path'\nimport sharp from 'sharp'\n"))).toEqual([
    'server/src/draw.ts is loaded at the start of the server and imports sharp: load it with import() where it is used.',
  ])
})

test('a large library may be imported for its types, or where it is used', () => {
  expect(
    lateLibraries(draw("import type { Sharp } from 'sharp'\nconst load = () => import('sharp')\n")),
  ).toEqual([])
})

test('a file that is itself loaded later may import a large library', () => {
  const late = { path: 'server/src/late.ts', text: "import sharp from 'sharp'\n" }
  expect(lateLibraries([...draw("const load = () => import('./late.ts')\n"), late])).toEqual([])
})
