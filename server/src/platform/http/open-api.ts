import type { FileEndpoint } from '@pito/contracts/endpoint'
import { takesIdempotencyKey } from '@pito/contracts/endpoint'
import { appVersion } from '@pito/contracts/values/app-version'
import type { z } from 'zod'
import type { Call, Calls } from './calls.ts'
import type { DescribedCall } from './open-api-refusals.ts'
import { hasBearer, Refusals } from './open-api-refusals.ts'
import { Schemas } from './open-api-schemas.ts'
import type { Audience } from './open-api-tags.ts'
import { isFor, tagOf, tagsFor } from './open-api-tags.ts'
import { about } from './open-api-text.ts'

type Json = Record<string, unknown>

interface Described {
  readonly calls: Calls
  readonly shopUrl: URL
  readonly files: readonly FileEndpoint[]
}

/**
 * Returns an OpenAPI document that is generated from the contracts. OpenAPI 3.1 uses JSON Schema 2020-12, which Zod
 * generates.
 */
export function openApi(audience: Audience, { calls, shopUrl, files }: Described): Json {
  const schemas = new Schemas()
  const refusals = new Refusals(schemas)
  const paths: Record<string, Json> = {}
  for (const call of calls.values()) {
    if (!isFor(audience, call.contract.path)) continue
    const path = templateOf(call.contract.path)
    const method = call.contract.method.toLowerCase()
    paths[path] = { ...paths[path], [method]: operation(call, schemas, refusals) }
  }
  for (const file of files) {
    if (!isFor(audience, file.path)) continue
    const path = templateOf(file.path)
    paths[path] = { ...paths[path], get: fileOperation(file, schemas, refusals) }
  }
  const license = { name: 'MIT', identifier: 'MIT' }
  return {
    openapi: '3.1.0',
    info: { ...about[audience], version: appVersion, license },
    servers: [{ url: shopUrl.origin }],
    tags: tagsFor(audience),
    paths,
    components: {
      schemas: schemas.named,
      responses: refusals.responses,
      parameters: headerParameters,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: aboutTheBearer } },
    },
  }
}

const aboutTheBearer =
  'The `access_token` of a log-in. It runs out after some minutes; `POST /api/v1/o/token/` gives a new one for the `refresh_token`. Browsers carry both in cookies that scripts cannot read.'

function operation(call: Call, schemas: Schemas, refusals: Refusals): Json {
  const { body, response, example } = call.contract
  const sample = example && body && pick(example, Object.keys(body.shape))
  return {
    ...described(call, schemas),
    ...(body && {
      requestBody: { required: true, content: contentOf(call.contract, schemas.sent(body), sample) },
    }),
    responses: {
      200: { description: 'The answer', content: json(schemas.answered(response)) },
      ...refusals.of(call),
    },
  }
}

function fileOperation(file: FileEndpoint, schemas: Schemas, refusals: Refusals): Json {
  const call = { contract: { ...file, method: 'GET' as const }, scope: scopeOf(file) }
  // In OpenAPI 3.1 the media type alone describes binary content, so the schema is empty.
  const content = Object.fromEntries(file.mediaTypes.map((type) => [type, {}]))
  return {
    ...described(call, schemas),
    responses: { 200: { description: 'The file', content }, ...refusals.of(call) },
  }
}

/** Returns the scope of a file. Files of orders are served outside the scopes of app.ts, but with the same guards. */
function scopeOf({ path, isPublic }: FileEndpoint): string {
  if (isPublic) return 'public'
  return path.startsWith('/api/v1/anonymous/') ? 'anonymous' : 'customer'
}

/** Returns the parts of the description that calls and files have in common. */
function described({ contract, scope }: DescribedCall, schemas: Schemas): Json {
  const { method, path, summary, params, query, example } = contract
  return {
    operationId: operationId(method, path),
    summary,
    tags: [tagOf(path)],
    parameters: [
      ...parameters(params, 'path', schemas, example),
      ...parameters(query, 'query', schemas, example),
      ...requestHeadersFor(contract),
    ],
    security: security[hasBearer(scope)],
  }
}

function templateOf(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}')
}

const security = { never: [], optional: [{}, { bearer: [] }], always: [{ bearer: [] }] }

/**
 * Returns the name of a call: GET /api/v1/product/:id/details becomes getProductByIdDetails. Generated clients name
 * their functions after it.
 */
function operationId(method: string, path: string): string {
  const words = path
    .replace('/api/v1/', '')
    .replace(/:/g, 'by-')
    .split(/[/_-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return method.toLowerCase() + words.join('')
}

const headerParameters = {
  Locale: {
    name: 'locale',
    in: 'header',
    description: 'The language of the response. Without it `Accept-Language` counts, and after that Finnish.',
    schema: { type: 'string', enum: ['fi_FI', 'en_GB'], default: 'fi_FI' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Chosen by the client, a new one for each action, for example a UUID. For 24 hours a request that repeats the key of a successful request is not carried out again and gets the stored response. A refused request may be sent again with the same key.',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  },
  PublicKey: {
    name: 'Public-Key',
    in: 'header',
    description: 'The public key for which the response is sealed, as a JWK (EC, P-256).',
    schema: { type: 'string' },
  },
}

function requestHeadersFor(contract: DescribedCall['contract']): Json[] {
  const names = [
    'Locale',
    ...(takesIdempotencyKey(contract) ? ['IdempotencyKey'] : []),
    ...(contract.errors.includes('public-key-not-usable') ? ['PublicKey'] : []),
  ]
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }))
}

function parameters(
  part: z.ZodObject | undefined,
  place: 'path' | 'query',
  schemas: Schemas,
  example: Json = {},
): Json[] {
  if (!part) return []
  const { properties = {}, required = [] } = schemas.sent(part) as z.core.JSONSchema.ObjectSchema
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...schema } = property as Json
    return {
      name,
      in: place,
      ...(description !== undefined && { description }),
      required: place === 'path' || required.includes(name),
      ...(schema.type === 'array' && { style: 'form', explode: false }),
      schema,
      ...(Object.hasOwn(example, name) && { example: example[name] }),
    }
  })
}

/**
 * Returns the content of a request body. OpenAPI sends an object within a form as a JSON text unless `encoding` says
 * otherwise, so `encoding` is not needed.
 */
function contentOf({ takesForm }: Call['contract'], schema: unknown, sample?: Json): Json {
  const content = json(schema, sample)
  return takesForm ? { ...content, 'application/x-www-form-urlencoded': { schema } } : content
}

function json(schema: unknown, example?: Json): Json {
  return { 'application/json': { schema, ...(example && { example }) } }
}

function pick(all: Json, names: readonly string[]): Json {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))
}
