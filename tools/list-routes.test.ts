import { expect, test } from 'vitest'
import { apiRows, pageRows, print, serverRows } from './list-routes.ts'
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

test('a call is shown with the file of its use case, and with its contract when it has none', () => {
  expect(apiRows(promised, [routes])).toEqual([
    { method: 'GET', path: '/api/v1/cart', file: 'contracts/src/cart.ts' },
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
  expect(
    pageRows([layout], { folder: 'storefront/app', above: '' }).map(({ path, file }) => `${path} ${file}`),
  ).toEqual([
    '/ storefront/app/home.tsx',
    '/account storefront/app/account.tsx',
    '/account/orders storefront/app/orders.tsx',
  ])
})

test('the server’s own addresses are found in the platform and in the files that compose the shop', () => {
  const health = `app.get('/healthz', alive)\n app.get<One>('/dev/mail/:id', show)\n { url: '/api/docs', file }`
  const garage = "app.get<{ Querystring: { secret?: unknown } }>(\n  '/garage/calendar.ics',\n  send)"
  const feed = 'app.get(`/feeds/google-merchant.xml`, send)'
  const rows = serverRows([
    { path: 'server/src/platform/http/health.ts', text: health },
    { path: 'server/src/files/garage-files.ts', text: garage },
    { path: 'server/src/files/product-feed.ts', text: feed },
    { path: 'server/src/cart/show-cart.ts', text: health },
  ])
  const paths = ['/healthz', '/dev/mail/:id', '/api/docs', '/garage/calendar.ics']
  expect(rows.map(({ path }) => path)).toEqual([...paths, '/feeds/google-merchant.xml'])
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
