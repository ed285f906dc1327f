import { fillDemo } from '@pito/demo/fill'
import { demoCodeAt } from '@pito/demo/staff/fill-staff'
import { expect, test } from 'vitest'
import { buildApi } from '../src/app.ts'
import { hashPassword } from '../src/platform/passwords/password-hash.ts'
import { addDemoStaff } from '../src/staff/index.ts'
import { addCustomer } from '../testing/account-shop.ts'
import { testPlatform } from '../testing/test-platform.ts'
import { vehicleRegistry } from '../testing/vehicle-registry.ts'

const platform = await testPlatform({
  // No job of this test sends mail, but a shop without a mail server refuses to send failed mails again.
  settings: { ...(await vehicleRegistry()), MAIL_URL: 'smtp://127.0.0.1:9' },
})
await platform.sql.transaction((tx) => fillDemo(tx, { articles: 200, platform }))
const { app, calls } = await buildApi(platform)
const documents = await Promise.all(
  ['openapi.json', 'openapi-staff.json'].map(async (name) => (await app.inject(`/api/v1/${name}`)).json()),
)

interface Parameter {
  name: string
  in: 'path' | 'query'
  example?: unknown
}

/** Builds a request from the examples, as the page /api/docs fills it in. */
function requestOf(
  path: string,
  { parameters, requestBody }: { parameters: Parameter[]; requestBody?: Body },
) {
  const shown = parameters.filter(({ example }) => example !== undefined)
  const query = new URLSearchParams()
  let url = path
  for (const { name, in: place, example } of shown) {
    if (place === 'path') url = url.replace(`{${name}}`, encodeURIComponent(String(example)))
    else query.set(name, String(example))
  }
  const payload = requestBody?.content['application/json'].example
  return { url: `${url}?${query}`, ...(payload && { payload }) }
}

interface Body {
  content: { 'application/json': { example?: object } }
}

const customer = await bearer('login', { email: 'aino@pito.example', password: 'Rengas-demo-1!' })
// The examples name people of no shop. Here they are a customer and a member of staff.
const password = 'Example-password-1'
await addCustomer(platform, { email: 'customer@shop.example', passwordHash: await hashPassword(password) })
const paavo = { email: 'staff@shop.example', name: 'Paavo', role: 'customer-service', password } as const
await platform.sql.transaction((tx) => addDemoStaff(platform.config, tx, paavo, platform.clock()))
await putTyresIntoCart('customer', customer)
const guest = { 'anonymous-id': await putTyresIntoCart('anonymous', {}) }
const owner = { email: 'omistaja@pito.example', password: 'Renkaat-vaihtoon-7' }
const staff = await bearer('member-login', { ...owner, code: demoCodeAt(platform.clock()) })

async function bearer(call: string, payload: object) {
  const { data } = (await app.inject({ method: 'POST', url: `/api/v1/${call}`, payload })).json()
  return { authorization: `Bearer ${data.access_token}` }
}

async function putTyresIntoCart(who: 'customer' | 'anonymous', headers: Record<string, string>) {
  const payload = { type_id: 1, quantity: 2 }
  const url = `/api/v1/${who}/cart/item/insert`
  return (await app.inject({ method: 'POST', url, payload, headers })).json().data.anonymous_id
}

function headersFor(scope: string) {
  if (scope.startsWith('staff')) return staff
  return scope.startsWith('customer') && scope !== 'customer or guest' ? customer : guest
}

const withExample = [...calls.values()].filter(({ contract }) => contract.example)

test.for(withExample.map(({ contract, scope }) => [contract.method, contract.path, scope] as const))(
  'the example of %s %s succeeds',
  async ([method, path, scope]) => {
    const template = path.replaceAll(/:(\w+)/g, '{$1}')
    const { paths } = documents.find((each) => Object.hasOwn(each.paths, template))
    const request = requestOf(template, paths[template][method.toLowerCase()])
    const answer = await app.inject({ method, ...request, headers: headersFor(scope) })
    expect(answer.json()).toMatchObject({ success: 1 })
    if ('total' in answer.json()) expect(answer.json().total).toBeGreaterThan(0)
  },
)

/**
 * Names of values that no example can give, because they come from an e-mail, a captcha, a provider, an
 * authenticator, or the response to an earlier call.
 */
const fromElsewhere = new Set([
  ...['token', 'refresh_token', 'captcha', 'oldpassword', 'signature', 'response'],
  ...[
    'id',
    'cart_id',
    'cartId',
    'order_id',
    'orderNumber',
    'order_numbers',
    'orders',
    'customer_id',
    'refundId',
    'session_id',
  ],
  ...['klarna_hpp_session_id', 'total', 'items', 'promo_code', 'password'],
  ...['ticket', 'code', 'passkey', 'role', 'validFrom'],
])
const withoutExample = [...calls.values()].filter(({ contract }) => !contract.example)

test.for(withoutExample.map(({ contract }) => [contract.method, contract.path, contract] as const))(
  '%s %s has no example: it needs nothing, or what only an earlier answer or an e-mail says',
  ([_method, _path, { params, query, body }]) => {
    const shapes = { ...params?.shape, ...query?.shape, ...body?.shape }
    const isNeeded = params !== undefined || body !== undefined
    expect(!isNeeded || Object.keys(shapes).some((name) => fromElsewhere.has(name))).toBe(true)
  },
)
