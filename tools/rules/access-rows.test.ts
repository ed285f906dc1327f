import { expect, test } from 'vitest'
import { accessRows } from './access-rows.ts'

const file = 'contracts/src/cart.ts'
const promised = [
  { name: 'getCart', file, method: 'GET', path: '/api/v1/customer/cart' },
  { name: 'getCart', file, method: 'GET', path: '/api/v1/anonymous/cart' },
  { name: 'logIn', file, method: 'POST', path: '/api/v1/login' },
  { name: 'getTyres', file, method: 'GET', path: '/api/v1/tyres' },
]
const app = {
  path: 'server/src/app.ts',
  text: `
  openScope({ name: 'public', identify: nobody, routes: [tyreRoutes] })
  openScope({
    name: 'customer',
    identify: callerOfCustomer,
    routes: [customerRoutes(cartRoutes), loginRoutes],
  })
  openScope({ name: 'anonymous', identify: callerOfGuest, routes: [guestRoutes(cartRoutes)] })`,
}
const routes = {
  path: 'server/src/cart/routes.ts',
  text: `export const cartRoutes: CustomerAndGuestRoutes = (customerAndGuest) => {
  customerAndGuest(getCart, showCart)
}
export const loginRoutes: Routes = (on) => on(accounts.logIn, logIn)
export const tyreRoutes: Routes = (on) => {
  on(getTyres, listTyres)
}`,
}
const table = (...calls: string[]) => ({
  path: 'server/testing/access-rows.ts',
  text: calls.map((call) => `{ call: '${call}', statuses: customersOnly },`).join('\n'),
})

test('calls that look at who makes them have a row each', () => {
  const rows = table('GET /api/v1/customer/cart', 'POST /api/v1/login')
  expect(accessRows(promised)([app, routes, rows])).toEqual([])
})

test('a call without a row is named; public calls and those of guests need none', () => {
  expect(accessRows(promised)([app, routes, table('GET /api/v1/customer/cart')])).toEqual([
    'server/testing/access-rows.ts has no row for POST /api/v1/login: who may make this call?',
  ])
  expect(accessRows(promised)([app, routes])).toHaveLength(2)
})

test('a part of a path is not a row', () => {
  const rows = table('GET /api/v1/customer/cart', 'POST /api/v1/login/again')
  expect(accessRows(promised)([app, routes, rows])).toHaveLength(1)
})
