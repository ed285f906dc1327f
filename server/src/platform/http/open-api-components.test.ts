import { expect, test } from 'vitest'
import { inPascalCase, shareRepeatedParts } from './open-api-components.ts'

const width = { name: 'width', in: 'query', schema: { type: 'number' } }
const success = { description: 'The answer', content: { 'application/json': { schema: { type: 'null' } } } }

function documentOf(calls: Readonly<Record<string, object>>, components: object = {}) {
  const operations = Object.entries(calls).map(([path, call]) => [
    `/api/v1${path}`,
    { get: { operationId: `get${inPascalCase(path)}`, responses: {}, ...structuredClone(call) } },
  ])
  return shareRepeatedParts({
    paths: Object.fromEntries(operations),
    components: { parameters: {}, responses: {}, schemas: {}, ...components },
  })
}

function parametersIn({ paths }: { paths: Record<string, { get: { parameters: unknown } }> }) {
  return Object.values(paths).map(({ get }) => get.parameters)
}

test('a parameter that only one call takes stands in the call', () => {
  const document = documentOf({ '/products': { parameters: [width] } })
  expect(parametersIn(document)).toEqual([[width]])
  expect(document.components.parameters).toEqual({})
})

test('a parameter that two calls take stands once, under its own name', () => {
  const document = documentOf({ '/products': { parameters: [width] }, '/count': { parameters: [width] } })
  const reference = { $ref: '#/components/parameters/Width' }
  expect(parametersIn(document)).toEqual([[reference], [reference]])
  expect(document.components.parameters).toEqual({ Width: width })
})

test('two parameters of the same name are told apart by the paths of the calls that have them first', () => {
  const number = [{ ...width, schema: { type: 'integer' } }]
  const { components } = documentOf({
    '/products': { parameters: [width] },
    '/rims/:size/offers': { parameters: number },
    '/count': { parameters: [width] },
    '/rims': { parameters: number },
  })
  expect(components.parameters).toEqual({ ProductsWidth: width, RimsSizeOffersWidth: number[0] })
})

test('an id in a path is named after what it identifies', () => {
  const parameters = [{ name: 'id', in: 'path', schema: { type: 'string' } }]
  const { components } = documentOf({ '/brands/{id}': { parameters }, '/brands/{id}/models': { parameters } })
  expect(Object.keys(components.parameters)).toEqual(['BrandsId'])
})

test('a parameter with an example stays in its call, since a reference cannot have one beside it', () => {
  const parameters = [{ ...width, example: 205 }]
  const document = documentOf({ '/products': { parameters }, '/count': { parameters } })
  expect(parametersIn(document)).toEqual([parameters, parameters])
})

test('a component never takes a name that is taken, and the components are sorted by name', () => {
  const parameters = [width]
  const { components } = documentOf(
    { '/products': { parameters }, '/count': { parameters } },
    { parameters: { Width: {}, Locale: {} } },
  )
  expect(Object.keys(components.parameters)).toEqual(['Locale', 'ProductsWidth', 'Width'])
})

test('two parts that would have the same name are refused', () => {
  const parameters = [width]
  const calls = { '/products': { parameters }, '/count': { parameters } }
  const taken = { Width: {}, ProductsWidth: {} }
  expect(() => documentOf(calls, { parameters: taken })).toThrow('would be called ProductsWidth')
})

const responseOf = (schema: object) => ({
  responses: { 200: { description: 'The answer', content: { 'application/json': { schema } } } },
})
const cart = { $ref: '#/components/schemas/Cart' }

test.each([
  ['CartResponse', { data: cart }],
  ['CartListResponse', { data: { type: 'array', items: cart } }],
  ['CartPageResponse', { data: { type: 'array', items: cart }, last_page: { type: 'integer' } }],
  ['GetCustomerCartResponse', { data: { type: 'string' } }],
])('the response of two calls is named %s after its data or the first call', (name, properties) => {
  const call = responseOf({ type: 'object', properties })
  const { components } = documentOf({ '/customer/cart': call, '/anonymous/cart': call })
  expect(components.schemas).toEqual({ [name]: { type: 'object', properties } })
})

test('a request that is sent as JSON and as a form stands once, unless it has a default', () => {
  const requestOf = (schema: object) => ({
    requestBody: {
      content: { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } },
    },
  })
  const quantity = { type: 'object', properties: { quantity: { type: 'integer' } } }
  const withDefault = { type: 'object', properties: { quantity: { type: 'integer', default: 4 } } }
  const { components } = documentOf({ '/cart': requestOf(quantity), '/offer': requestOf(withDefault) })
  expect(components.schemas).toEqual({ GetCartRequest: quantity })
})

test('a response of refusals that several calls have is named after the first call and the status', () => {
  const refused = { description: 'No' }
  const call = { responses: { 200: success, 409: refused } }
  const { paths, components } = documentOf({ '/pay': call, '/cancel': call })
  expect(components.responses).toEqual({ GetPay409: refused })
  expect(paths['/api/v1/cancel']).toMatchObject({
    get: { responses: { 409: { $ref: '#/components/responses/GetPay409' } } },
  })
})

test.each([
  ['too-many-requests', 'TooManyRequests'],
  ['price_gte', 'PriceGte'],
  ['licencePlate', 'LicencePlate'],
  ['/staff/articles/{id}/alerts/dealer_id', 'StaffArticlesIdAlertsDealerId'],
])('%s is %s in PascalCase', (text, name) => {
  expect(inPascalCase(text)).toBe(name)
})
