import { expect, test } from 'vitest'
import { z } from 'zod'
import { contracts } from './contracts.ts'

const file = 'contracts/src/cart.ts'
const promised = [
  { name: 'getCart', file, method: 'GET', path: '/api/v1/cart' },
  { name: 'addItem', file, method: 'POST', path: '/api/v1/cart/:id' },
]
const app = { path: 'server/src/app.ts', text: 'routes: [\n  platformRoutes,\n  cartRoutes,\n]' }
const routes = (...lines: string[]) => ({
  path: 'server/src/cart/routes.ts',
  text: `export const cartRoutes: Routes = (on) => {\n${lines.join('\n')}\n}`,
})
const whole = routes('on(getCart, showCart)', 'on(addItem, insertItem)')

test('every contract answered in a module that app.ts puts in a scope is right', () => {
  expect(contracts(promised)([app, whole])).toEqual([])
})

test('a contract that a module leaves out is named', () => {
  expect(contracts(promised)([app, routes('on(getCart, showCart)')])).toEqual([
    'contracts/src/cart.ts: nothing answers POST /api/v1/cart/:id; no routes.ts says on(addItem, …).',
  ])
})

test('routes in a file of another name than routes.ts are not found, and their contracts are named', () => {
  expect(contracts(promised)([app, { ...whole, path: 'server/src/cart/cart-routes.ts' }])).toEqual([
    'contracts/src/cart.ts: nothing answers GET /api/v1/cart; no routes.ts says on(getCart, …).',
    'contracts/src/cart.ts: nothing answers POST /api/v1/cart/:id; no routes.ts says on(addItem, …).',
  ])
})

test('a contract has one use case', () => {
  const twice = routes('on(getCart, showCart)', 'on(getCart, show)', 'on(addItem, insertItem)')
  expect(contracts(promised)([app, twice])).toEqual(['contracts/src/cart.ts: getCart has 2 use cases.'])
})

test('two contracts for one address are refused, whatever they call its parts', () => {
  const other = { name: 'addAgain', file, method: 'POST', path: '/api/v1/cart/:typeId' }
  const complaints = contracts([...promised, other])([
    app,
    routes('on(getCart, a)', 'on(addItem, b)', 'on(addAgain, c)'),
  ])
  expect(complaints).toEqual([
    'contracts/src/cart.ts: addItem and contracts/src/cart.ts: addAgain promise one address.',
  ])
})

test('routes that no scope of app.ts holds are told', () => {
  expect(contracts(promised)([{ ...app, text: 'routes: []' }, whole])).toEqual([
    'server/src/cart/routes.ts exports cartRoutes, which server/src/app.ts puts in no scope.',
  ])
})

test.each([
  ['server/src/cart/show-cart.ts', `app.get('/cart', show)`],
  ['server/src/platform/mail/mail-page.ts', `app.post('/api/v1/mail', send)`],
])('a route without a contract in %s is told', (path, text) => {
  expect(contracts([])([{ path, text }])).toEqual([expect.stringContaining(`${path}:1 is a route without`)])
})

test.each([
  ['server/src/platform/http/health.ts', `app.get('/healthz', alive)`],
  ['server/src/platform/http/api-pages.ts', `app.get('/api/v1/openapi.json', document)`],
  ['server/src/platform/http/api-pages.ts', `app.get('/api/v1/openapi-staff.json', document)`],
  ['server/src/cart/routes.test.ts', `app.get('/cart')`],
])('the platform’s own pages and tests need none: %s', (path, text) => {
  expect(contracts([])([{ path, text }])).toEqual([])
})

test('a body that replaces a record of staff has no field that can be left out', () => {
  const body = z.object({
    name: z.string(),
    mark: z.boolean().default(false),
    text: z.string().min(1).prefault(''),
  })
  const call = {
    name: 'saveBrand',
    file: 'contracts/src/brands.ts',
    method: 'PUT',
    path: '/api/v1/staff/brands/:id',
  }
  const complaint =
    'contracts/src/brands.ts: saveBrand accepts a body without mark, which would overwrite the stored value.'
  const routes = whole.text.replace('on(getCart, showCart)', 'on(saveBrand, saveBrand)')
  expect(contracts([{ ...call, body }])([app, { ...whole, text: routes }])).toContain(complaint)
  expect(contracts([{ ...call, path: '/api/v1/profile', body }])([app, { ...whole, text: routes }])).toEqual(
    [],
  )
})
