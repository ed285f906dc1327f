import type { FileEndpoint } from '@pito/contracts/endpoint'
import { refusalAnswer } from '@pito/contracts/refusal'
import { refusals } from '@pito/contracts/refusals'
import { appVersion } from '@pito/contracts/values/app-version'
import type { z } from 'zod'
import type { Call, Calls } from './calls.ts'
import { Schemas } from './open-api-schemas.ts'

type Json = Record<string, unknown>

/** OpenAPI 3.1 speaks JSON Schema 2020-12, which Zod writes itself: the contracts are the document. */
export function openApi(calls: Calls, shopUrl: URL, files: readonly FileEndpoint[] = []): Json {
  const schemas = new Schemas()
  const refusal = schemas.answered(refusalAnswer)
  const paths: Record<string, Json> = {}
  for (const call of calls.values()) {
    const path = templateOf(call.contract.path)
    const method = call.contract.method.toLowerCase()
    paths[path] = { ...paths[path], [method]: operation(call, schemas, refusal) }
  }
  for (const file of files) paths[templateOf(file.path)] = { get: fileOperation(file, schemas, refusal) }
  return {
    openapi: '3.1.0',
    info: { title: 'Pito', version: appVersion, description: 'The API of the tyre shop Pito.' },
    servers: [{ url: shopUrl.origin }],
    paths,
    components: {
      schemas: schemas.named,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function operation({ contract, scope }: Call, schemas: Schemas, refusal: Json): Json {
  const { params, query, body, response, summary, path } = contract
  return {
    operationId: operationId(contract),
    summary,
    tags: [path.split('/')[3]],
    parameters: [
      ...parameters(params, 'path', schemas),
      ...parameters(query, 'query', schemas),
      localeHeader,
    ],
    ...(body && { requestBody: { required: true, content: json(schemas.sent(body)) } }),
    ...(scope !== 'public' && { security: [{ bearer: [] }] }),
    responses: {
      200: { description: 'The answer', content: json(schemas.answered(response)) },
      ...refusalsOf(contract.errors, refusal),
      default: { description: 'Any other refusal', content: json(refusal) },
    },
  }
}

function fileOperation(file: FileEndpoint, schemas: Schemas, refusal: Json): Json {
  const { params, query, mediaTypes, summary, path, errors, isPublic } = file
  return {
    operationId: operationId({ method: 'GET', path }),
    summary,
    tags: [path.split('/')[3]],
    parameters: [
      ...parameters(params, 'path', schemas),
      ...parameters(query, 'query', schemas),
      localeHeader,
    ],
    ...(!isPublic && { security: [{ bearer: [] }] }),
    responses: {
      // Of binary content OpenAPI 3.1 names the media type alone.
      200: { description: 'The file', content: Object.fromEntries(mediaTypes.map((type) => [type, {}])) },
      ...refusalsOf(errors, refusal),
      default: { description: 'Any other refusal', content: json(refusal) },
    },
  }
}

function templateOf(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}')
}

/** GET /api/v1/product/:id/details is getProductByIdDetails: a generated client names its functions after it. */
function operationId({ method, path }: Pick<Call['contract'], 'method' | 'path'>): string {
  const words = path
    .replace('/api/v1/', '')
    .replace(/:/g, 'by-')
    .split(/[/_-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return method.toLowerCase() + words.join('')
}

const localeHeader = {
  name: 'locale',
  in: 'header',
  schema: { type: 'string', enum: ['fi_FI', 'en_GB'], default: 'fi_FI' },
}

function parameters(part: z.ZodObject | undefined, place: 'path' | 'query', schemas: Schemas): Json[] {
  if (!part) return []
  const { properties = {}, required = [] } = schemas.sent(part) as z.core.JSONSchema.ObjectSchema
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function refusalsOf(codes: Call['contract']['errors'], refusal: Json): Json {
  const byStatus = Map.groupBy(codes, (code) => refusals[code].status)
  const answers = [...byStatus].map(([status, group]) => [
    status,
    { description: group.join(', '), content: json(refusal) },
  ])
  return Object.fromEntries(answers)
}

function json(schema: unknown): Json {
  return { 'application/json': { schema } }
}
