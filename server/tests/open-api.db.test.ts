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

type Content = Record<string, { schema?: object }>

interface Operation {
  operationId: string
  tags: string[]
  security: object[]
  parameters: object[]
  requestBody?: { content: Content }
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
    await expect(`${formattedJson(document)}\n`).toMatchFileSnapshot(`../../contracts/${name}`)
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

test.each(both)('what several calls in %s describe in the same words stands once', (_name, document) => {
  const parts = operationsOf(document).flatMap(({ parameters, requestBody, responses }) => {
    const { 200: success, ...refusals } = responses
    const contents = [requestBody, success as { content?: Content } | undefined].map(
      (part) => part?.content ?? {},
    )
    const schemas = contents.flatMap((content) => Object.values(content).map(({ schema }) => schema))
    return [
      ...parameters.filter((parameter) => !('example' in parameter)),
      ...schemas,
      ...Object.values(refusals),
    ]
  })
  const inCalls = parts.filter((part) => part && !('$ref' in part)).map((part) => JSON.stringify(part))
  const { parameters, schemas, responses } = document.components
  const shared = Object.values({ ...parameters, ...schemas, ...responses }).map((part) =>
    JSON.stringify(part),
  )
  // A request with a default is not shared, see open-api-components.ts.
  const isRepeated = (text: string) =>
    inCalls.filter((other) => other === text).length > 1 || shared.includes(text)
  expect(inCalls.filter((text) => !text.includes('"default":') && isRepeated(text))).toEqual([])
})

test.each(both)(
  'no schema of more than 500 bytes occurs twice in %s: `.meta({ id })` names it',
  (_name, document) => {
    const places = new Map<string, string[]>()
    const collect = (part: unknown, place: string) => {
      if (typeof part !== 'object' || part === null) return
      const { description: _, ...schema } = part as { type?: unknown; anyOf?: unknown; description?: unknown }
      const text = JSON.stringify(schema)
      const known = places.get(text)
      // A request with a default cannot be shared, see open-api-components.ts.
      if ((schema.type || schema.anyOf) && text.length > 500 && !text.includes('"default":'))
        places.set(text, [...(known ?? []), place])
      if (!known) for (const [key, value] of Object.entries(part)) collect(value, `${place} ${key}`)
    }
    collect(document, '')
    expect([...places.values()].filter(({ length }) => length > 1)).toEqual([])
  },
)

test.each(both)('no request in %s refers to a schema with a default', (_name, { paths, components }) => {
  const operations = Object.values<Record<string, { requestBody?: unknown }>>(paths).flatMap(Object.values)
  const found = new Set(operations.flatMap(({ requestBody }) => referencesIn(requestBody)))
  for (const reference of found) {
    const schema = components.schemas[reference.split('/').at(-1)!]
    expect(JSON.stringify(schema), reference).not.toContain('"default":')
    for (const inner of referencesIn(schema)) found.add(inner)
  }
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

/**
 * Writes JSON with an indent of one space. What fits into a line stands on one line, and so does each parameter of an
 * API document, so that a new parameter adds one line to every call that has it.
 */
function formattedJson(part: unknown, indent = ''): string {
  if (typeof part !== 'object' || part === null) return JSON.stringify(part)
  const line = JSON.stringify(part, null, 1)
    .replace(/(?<=\[)\n\s*|\n\s*(?=\])/g, '')
    .replace(/\n\s*/g, ' ')
  const isParameter = 'in' in part && typeof part.in === 'string'
  if (isParameter || indent.length + line.length <= 120) return line
  const inner = `${indent} `
  const isList = Array.isArray(part)
  const lines = Object.entries(part).map(
    ([key, value]) => inner + (isList ? '' : `${JSON.stringify(key)}: `) + formattedJson(value, inner),
  )
  const [open, close] = isList ? '[]' : '{}'
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}
