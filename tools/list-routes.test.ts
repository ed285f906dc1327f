import { expect, test } from 'vitest'
import { apiRows, pageRows, platformRows, print } from './list-routes.ts'
import { loadContracts } from './load-contracts.ts'

const promised = [
  { name: 'getMenus', file: 'contracts/src/content.ts', method: 'GET', path: '/api/v1/menus' },
  { name: 'getCart', file: 'contracts/src/cart.ts', method: 'GET', path: '/api/v1/cart' },
]
const routes = {
  path: 'server/src/content/routes.ts',
  text: `import { getMenus } from '@pito/contracts/content'
import {
  listMenus,
  other as showOther,
} from '../content/list-menus.ts'
export const contentRoutes: Routes = (on) => {
  on(getMenus, listMenus)
}`,
}

test('a call is shown with the file of its use case, one that nobody answers yet with its contract', () => {
  expect(apiRows(promised, [routes])).toEqual([
    { method: 'GET', path: '/api/v1/cart', file: 'contracts/src/cart.ts (promised)' },
    { method: 'GET', path: '/api/v1/menus', file: 'server/src/content/list-menus.ts' },
  ])
})

test('a use case under another name, or written in place, is found too', () => {
  const renamed = {
    ...routes,
    text: routes.text.replace('on(getMenus, listMenus)', 'on(getMenus, showOther)'),
  }
  expect(apiRows(promised.slice(0, 1), [renamed])[0]?.file).toBe('server/src/content/list-menus.ts')
  const inPlace = { ...routes, text: 'on(getMenus, () => ok([]))' }
  expect(apiRows(promised.slice(0, 1), [inPlace])[0]?.file).toBe('server/src/content/routes.ts')
})

test('pages inside pages have the whole address', () => {
  const account = { file: 'account.tsx', path: 'account', children: [{ file: 'orders.tsx', path: 'orders' }] }
  const layout = { file: 'layout.tsx', children: [{ file: 'home.tsx', index: true }, account] }
  expect(pageRows([layout]).map(({ path, file }) => `${path} ${file}`)).toEqual([
    '/ storefront/app/home.tsx',
    '/account storefront/app/account.tsx',
    '/account/orders storefront/app/orders.tsx',
  ])
})

test('the server’s own addresses are found in the platform', () => {
  const text = `app.get('/healthz', alive)\n app.get<One>('/dev/mail/:id', show)\n { url: '/api/docs', file }`
  const rows = platformRows([{ path: 'server/src/platform/http/health.ts', text }])
  expect(rows.map(({ path }) => path)).toEqual(['/healthz', '/dev/mail/:id', '/api/docs'])
})

test('the columns stand below each other', () => {
  const rows = [
    { method: 'GET', path: '/a', file: 'a.ts' },
    { method: 'DELETE', path: '/abc', file: 'b.ts' },
  ]
  expect(print({ API: rows })).toBe('API\n  GET     /a    a.ts\n  DELETE  /abc  b.ts')
})

test('the contracts of the project are found, those that a function makes as well', async () => {
  const found = await loadContracts()
  expect(found).toContainEqual({
    name: 'getMenus',
    file: 'contracts/src/content.ts',
    method: 'GET',
    path: '/api/v1/menus',
  })
})
