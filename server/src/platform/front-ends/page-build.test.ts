import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { pageAt } from './page-build.ts'

const route = (id: string, path: string | undefined, handle?: object) => ({
  [id]: { id, parentId: id === 'root' ? undefined : 'root', path, module: { handle } },
})
const routes = {
  ...route('root', ''),
  ...route('list', 'tyres/:vehicletype?', { languages: { tyres: 'en', renkaat: 'fi' } }),
  ...route('list_fi', 'renkaat/:vehicletype?', { languages: { tyres: 'en', renkaat: 'fi' } }),
  ...route('brand', 'brand/:brandname'),
  ...route('rest', '*'),
}
const build = { routes } as unknown as ServerBuild

test.each([
  ['/', '/'],
  ['/tyres', '/tyres/:vehicletype?'],
  ['/tyres/trucks', '/tyres/:vehicletype?'],
  ['/brand/nokian-tyres', '/brand/:brandname'],
  ['/no/such/path', '/*'],
])('%s is counted as %s', (path, pattern) => {
  expect(pageAt(build, path).pattern).toBe(pattern)
  expect(pageAt(build, path).pattern).toBe(pattern)
})

test('a page’s handle comes with it', () => {
  expect(pageAt(build, '/tyres/trucks').handle).toEqual({ language: 'en' })
  expect(pageAt(build, '/renkaat').handle).toEqual({ language: 'fi' })
  expect(pageAt(build, '/brand/x').handle).toEqual({})
})
