import { orderFiles } from '@pito/contracts/order-files'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { buildApi } from './app.ts'
import { testPlatform } from './platform/testing/test-platform.ts'

const { app } = await buildApi(await testPlatform())
const document = (await app.inject('/api/v1/openapi.json')).json()
const operations = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((path) =>
  Object.values(path),
)

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

test('every reference leads to a schema with a name', () => {
  const schemas = Object.keys(document.components.schemas)
  const references = new Set(referencesIn(document))
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
