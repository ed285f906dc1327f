import { orderFiles } from '@pito/contracts/order-files'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { buildApi } from '../src/app.ts'
import { testPlatform } from '../testing/test-platform.ts'

const { app, calls } = await buildApi(await testPlatform())
const read = async (name: string) => (await app.inject(`/api/v1/${name}`)).json()
const document = await read('openapi.json')
const staffDocument = await read('openapi-staff.json')
const both = [
  ['openapi.json', document],
  ['openapi-staff.json', staffDocument],
] as const

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

type Document = typeof document

const operationsOf = ({ paths }: Document): Operation[] =>
  Object.values<Record<string, Operation>>(paths).flatMap((path) => Object.values(path))
const pathsOf = ({ paths }: Document): string[] => Object.keys(paths)

function answersOf({ responses }: Operation, { components }: Document = document): Map<number, Response> {
  const all: Record<string, Response> = components.responses
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

test.each(both)('%s is OpenAPI 3.1', async (_name, document) => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(document))
  expect({ valid, errors }).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test.each(both)(
  '%s is the one that was agreed on: `npm run openapi` writes a changed one',
  async (name, document) => {
    await expect(`${JSON.stringify(document, null, 1)}\n`).toMatchFileSnapshot(`../../contracts/${name}`)
  },
)

test('every call is in exactly one of the documents, and those that need a right of staff are in theirs', () => {
  const template = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}')
  const all = [...calls.values()]
  const ofStaff = all.filter(({ scope }) => scope.startsWith('staff')).map(({ contract }) => contract.path)
  expect(pathsOf(staffDocument)).toEqual(expect.arrayContaining(ofStaff.map(template)))
  expect(pathsOf(staffDocument)).toContain('/api/v1/member-login')
  expect(pathsOf(document).filter((path) => Object.hasOwn(staffDocument.paths, path))).toEqual([])
  const promised = [...all.map(({ contract }) => contract.path), ...orderFiles.map(({ path }) => path)]
  const documented = [...pathsOf(document), ...pathsOf(staffDocument)]
  expect(documented.sort()).toEqual([...new Set(promised.map(template))].sort())
})

test('each document has a page that reads it', async () => {
  for (const [page, name] of [
    ['/api/docs', 'openapi.json'],
    ['/api/docs/staff', 'openapi-staff.json'],
  ])
    expect((await app.inject(page!)).body).toContain(
      `rel="service-desc" type="application/json" href="/api/v1/${name}"`,
    )
})

test('the schemas of the shop are in the document for integrators by their names', () => {
  const schemas = Object.keys(document.components.schemas)
  expect(schemas).toEqual(expect.arrayContaining(['Product', 'MenuItem', 'Cart', 'Refusal']))
})

test.each(both)('every reference in %s leads to a schema with a name', (_name, document) => {
  const schemas = Object.keys(document.components.schemas)
  const references = new Set(referencesIn(document).filter((path) => path.includes('/schemas/')))
  expect([...references].sort()).toEqual(schemas.map((name) => `#/components/schemas/${name}`).sort())
  for (const name of schemas) expect(name).toMatch(/^[A-Z][A-Za-z]+$/)
})

test.each(both)('every call in %s has an id of its own', (_name, document) => {
  const ids = operationsOf(document).map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^(get|post|put|delete)[A-Za-z]+$/)
})

test('a menu is described as deep as it goes', () => {
  const { MenuItem } = document.components.schemas
  expect(MenuItem.properties.children.items).toEqual({ $ref: '#/components/schemas/MenuItem' })
})

test('files of orders are in the documents as what they are, and each is served', () => {
  const paths = { ...document.paths, ...staffDocument.paths }
  for (const { path, mediaTypes } of orderFiles) {
    const { content } = paths[path.replaceAll(/:(\w+)/g, '{$1}')].get.responses['200']
    expect(Object.keys(content)).toEqual(mediaTypes)
    expect(app.hasRoute({ method: 'GET', url: path }), path).toBe(true)
  }
})

test.each(both)('every call in %s has a tag that the document describes', (_name, document) => {
  const names = document.tags.map(({ name }: { name: string }) => name)
  const used = new Set(operationsOf(document).flatMap(({ tags }) => tags))
  expect([...used].sort()).toEqual([...names].sort())
})

test('guests’ calls need no token, customers’ do, and some take both', () => {
  expect(operationAt('/api/v1/anonymous/cart/items/all', 'get').security).toEqual([])
  expect(operationAt('/api/v1/customer/cart/items/all', 'get').security).toEqual([{ bearer: [] }])
  expect(operationAt('/api/v1/get-live-cart', 'get').security).toEqual([{}, { bearer: [] }])
  expect(answersOf(operationAt('/api/v1/anonymous/cart/items/all', 'get')).has(401)).toBe(false)
})

test.each(both)('every call in %s says what any request can meet, with its codes', (_name, document) => {
  for (const operation of operationsOf(document)) {
    const answers = answersOf(operation, document)
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

test('the examples name nobody of the demo and no password of the demo', () => {
  for (const [, each] of both)
    expect(JSON.stringify(each)).not.toMatch(/pito\.example|Rengas-demo|Asiakas-ensin|Renkaat-vaihtoon/)
})
