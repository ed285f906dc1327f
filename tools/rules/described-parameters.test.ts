import { expect, test } from 'vitest'
import { describedParameters } from './described-parameters.ts'

const described = { description: 'What it does.' }

function complaints(operation: object, parameters: object = {}, schemas: object = {}): string[] {
  const document = { paths: { '/api/v1/cart': { post: operation } }, components: { parameters, schemas } }
  return describedParameters([{ path: 'contracts/openapi.json', text: JSON.stringify(document) }])
}

function withBody(schema: object): object {
  return { requestBody: { content: { 'application/json': { schema } } } }
}

test('parameters and fields with a description are right, and so are references to shared parameters', () => {
  const operation = {
    parameters: [{ name: 'page', in: 'query', ...described }, { $ref: '#/components/parameters/Locale' }],
    ...withBody({ properties: { quantity: { type: 'integer', ...described } } }),
  }
  expect(complaints(operation, { Locale: { name: 'locale', in: 'header', ...described } })).toEqual([])
})

test('a parameter without a description is named with its call', () => {
  expect(complaints({ parameters: [{ name: 'page', in: 'query' }] })).toEqual([
    'contracts/openapi.json: POST /api/v1/cart: the query parameter page has no description.',
  ])
})

test('the document of staff is held to the same', () => {
  const paths = { '/api/v1/staff/orders': { get: { parameters: [{ name: 'page', in: 'query' }] } } }
  const text = JSON.stringify({ paths, components: { parameters: {} } })
  expect(describedParameters([{ path: 'contracts/openapi-staff.json', text }])).toEqual([
    'contracts/openapi-staff.json: GET /api/v1/staff/orders: the query parameter page has no description.',
  ])
})

test('a shared header without a description is named', () => {
  expect(complaints({}, { Locale: { name: 'locale', in: 'header' } })).toEqual([
    'contracts/openapi.json: the header parameter locale has no description.',
  ])
})

test('fields of a body are looked for in objects, lists and alternatives', () => {
  const items = { ...described, type: 'array', items: { properties: { tyre_id: {} } } }
  const address = { ...described, anyOf: [{ properties: { city: {} } }, { type: 'null' }] }
  expect(complaints(withBody({ properties: { note: {}, items, address } }))).toEqual([
    'contracts/openapi.json: POST /api/v1/cart: the field note has no description.',
    'contracts/openapi.json: POST /api/v1/cart: the field items.tyre_id has no description.',
    'contracts/openapi.json: POST /api/v1/cart: the field address.city has no description.',
  ])
})

test('fields of a body are looked for behind references to shared schemas', () => {
  const schemas = {
    Change: { properties: { address: { $ref: '#/components/schemas/Address' } } },
    Address: { properties: { city: {} } },
  }
  expect(complaints(withBody({ $ref: '#/components/schemas/Change' }), {}, schemas)).toEqual([
    'contracts/openapi.json: POST /api/v1/cart: the field address has no description.',
    'contracts/openapi.json: POST /api/v1/cart: the field address.city has no description.',
  ])
})
