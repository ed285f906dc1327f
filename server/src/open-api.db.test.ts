import { orderFiles } from '@pito/contracts/order-files'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { buildApi } from './app.ts'
import { testPlatform } from './platform/testing/test-platform.ts'

const { app } = await buildApi(await testPlatform())
const document = (await app.inject('/api/v1/openapi.json')).json()

interface Response {
  description: string
  headers?: Record<string, unknown>
  content: {
    'application/json': { schema: { allOf: [unknown, { properties: { code: { enum: string[] } } }] } }
  }
}

interface Operation {
  operationId: string
  tags: string[]
  security: object[]
  responses: Record<string, Response | { $ref: string }>
}

const operations = Object.values<Record<string, Operation>>(document.paths).flatMap((path) =>
  Object.values(path),
)

function answersOf({ responses }: Operation): Map<number, Response> {
  const all: Record<string, Response> = document.components.responses
  return new Map(
    Object.entries(responses)
      .filter(([status]) => Number(status) >= 400)
      .map(([status, answer]) => [
        Number(status),
        '$ref' in answer ? all[answer.$ref.split('/').at(-1)!]! : answer,
      ]),
  )
}

function codesIn(response: Response | undefined): string[] {
  return response?.content['application/json'].schema.allOf[1].properties.code.enum ?? []
}

const operationAt = (path: string, method: string): Operation => document.paths[path][method]

function referencesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    key === '$ref' ? [String(value)] : referencesIn(value),
  )
}

test('the document is OpenAPI 3.1', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(document))
  expect({ valid, errors }).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('the document is the one that was agreed on: `npm run openapi` writes a changed one', async () => {
  await expect(`${JSON.stringify(document, null, 1)}\n`).toMatchFileSnapshot('../../contracts/openapi.json')
})

test('every reference leads to a schema with a name', () => {
  const schemas = Object.keys(document.components.schemas)
  const references = new Set(referencesIn(document).filter((path) => path.includes('/schemas/')))
  expect(schemas).toEqual(expect.arrayContaining(['Product', 'MenuItem', 'Cart', 'Refusal']))
  expect([...references].sort()).toEqual(schemas.map((name) => `#/components/schemas/${name}`).sort())
  for (const name of schemas) expect(name).toMatch(/^[A-Z][A-Za-z]+$/)
})

test('every call has an id of its own', () => {
  const ids = operations.map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^(get|post|put|delete)[A-Za-z]+$/)
})

test('a menu is described as deep as it goes', () => {
  const { MenuItem } = document.components.schemas
  expect(MenuItem.properties.children.items).toEqual({ $ref: '#/components/schemas/MenuItem' })
})

test('files of orders are in the document as what they are, and each is served', () => {
  for (const { path, mediaTypes } of orderFiles) {
    const { content } = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')].get.responses['200']
    expect(Object.keys(content)).toEqual(mediaTypes)
    expect(app.hasRoute({ method: 'GET', url: path }), path).toBe(true)
  }
})

test('every call has a tag that the document describes', () => {
  const names = document.tags.map(({ name }: { name: string }) => name)
  const used = new Set(operations.flatMap(({ tags }) => tags))
  expect([...used].sort()).toEqual([...names].sort())
})

test('guests’ calls need no token, customers’ do, and some take both', () => {
  expect(operationAt('/api/v1/anonymous/cart/items/all', 'get').security).toEqual([])
  expect(operationAt('/api/v1/customer/cart/items/all', 'get').security).toEqual([{ bearer: [] }])
  expect(operationAt('/api/v1/get-live-cart', 'get').security).toEqual([{}, { bearer: [] }])
  expect(answersOf(operationAt('/api/v1/anonymous/cart/items/all', 'get')).has(401)).toBe(false)
})

test('every call says what any request can meet, with the codes that it can have', () => {
  for (const operation of operations) {
    const answers = answersOf(operation)
    expect([...answers.keys()]).toEqual(expect.arrayContaining([400, 405, 429, 500, 503]))
    expect(answers.get(429)?.headers).toHaveProperty('Retry-After')
    for (const response of answers.values()) expect(codesIn(response)).not.toEqual([])
  }
})

test('who is not logged in, not allowed, or sends no JSON is in the document', () => {
  const change = answersOf(operationAt('/api/v1/account', 'put'))
  expect([...change.keys()]).toEqual(expect.arrayContaining([401, 403, 413, 415, 422]))
  expect(codesIn(change.get(401))).toEqual(['not-logged-in', 'session-ended'])
  expect(change.get(401)?.headers).toHaveProperty('WWW-Authenticate')
  expect(codesIn(change.get(403))).toEqual(expect.arrayContaining(['not-allowed', 'foreign-origin']))
})
