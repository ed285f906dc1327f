import type { FileEndpoint } from '@pito/contracts/endpoint'
import { takesIdempotencyKey } from '@pito/contracts/endpoint'
import { appVersion } from '@pito/contracts/values/app-version'
import type { z } from 'zod'
import type { Call, Calls } from './calls.ts'
import { inPascalCase, shareRepeatedParts } from './open-api-components.ts'
import type { DescribedCall } from './open-api-refusals.ts'
import { hasBearer, Refusals } from './open-api-refusals.ts'
import { Schemas } from './open-api-schemas.ts'
import type { Audience } from './open-api-tags.ts'
import { isFor, tagOf, tagsFor } from './open-api-tags.ts'

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
  return shareRepeatedParts({
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
  })
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
  const { method, path, summary, deprecated, params, query, example } = contract
  return {
    operationId: operationId(method, path),
    summary,
    ...(deprecated && { deprecated: true, description: `**Deprecated.** ${deprecated}` }),
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
  return method.toLowerCase() + inPascalCase(path.replace('/api/v1/', '').replace(/:/g, 'by-'))
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

/** The introduction to all calls. It is in Markdown, the format of OpenAPI descriptions. */
const aboutTheApi = `Everything that the tyre shop can do, as calls.

**Answers.** A yes is \`{"success": 1, "data": …}\`; a list with pages has \`total\`, \`page\`, \`per_page\` and \`last_page\` beside \`data\`. A no has a status from 400 and is \`{"success": 0, "code": …, "message": …}\`: \`code\` is for programs and does not change, \`message\` is for people, \`errors\` says what is wrong with which field.

**Requests.** Bodies are JSON, and say so (\`Content-Type: application/json\`). Calls that list \`application/x-www-form-urlencoded\` take a form too, in which an object is a JSON text. In the query, lists are separated by commas; a repeated name (\`a=1&a=2\`) means the same.

**Languages.** \`locale: fi_FI\` or \`locale: en_GB\`. Without that header \`Accept-Language\` counts, and after that Finnish. \`lang\` in a body, where a call has it, comes before both.

**Money** is in euros, VAT included, with at most two decimals, unless a field says otherwise. Times are in Helsinki where a field has no time zone.

**Customers** send the \`access_token\` of their log-in as \`Authorization: Bearer …\`.

**Guests** need no log-in. The calls under \`/api/v1/anonymous/\` know a guest by \`anonymous_id\`: the first call that stores something (putting a tyre into the cart) answers with it, and a client sends it along from then on, in the query of GET and DELETE, in the body of POST and PUT, or in the header \`Anonymous-Id\`. Browsers carry it in a cookie instead. An id that the shop did not issue is nobody: its cart is empty.

**Buying** takes these calls, a guest's under \`/api/v1/anonymous/\`, a customer's under \`/api/v1/customer/\`: \`POST cart/item/insert\` puts tyres into the cart and answers with \`cart_id\`. A cart is fitted at first: choose a time (\`GET /api/v1/search-dealers\`, \`GET /api/v1/dealer/{id}/appointments\`, \`POST appointment/create\`), or have the tyres delivered only (\`POST cart/services/remove\`). \`POST order/confirm\` makes the order, \`POST order/shipping-details/update\` takes both addresses and, with \`conditions: "1"\`, the terms. \`POST payment/process\` answers with the \`url\` at which the buyer pays. What the provider then appends to the shop's address goes to \`POST payment/confirm\`, with \`_\` for each \`-\` (\`checkout_stamp\`), or to \`POST klarna_payment/confirm\`. \`GET order/{orderNumber}\` shows the order. Whoever tries this with a demo is led to a simulator of the provider.

**Repeating requests.** Every call that moves money, stock or the time of a service point, and every call with which staff create a record, takes the header \`Idempotency-Key\`. A client that got no response sends the same request with the same key again: nothing is moved or created twice, and the response is that of the first request. Keys belong to the caller (customer, guest, member of staff, or the token of a link).

**Limits.** Requests are counted by address and minute; log-ins, codes and messages are counted more closely. Who is over a limit gets 429 with \`Retry-After\` in seconds. While the shop restarts it answers 503 with \`Retry-After\`.`

const aboutStaffCalls = `The calls of the tyre shop that its own people make: customers, orders, refunds, reviews and partners. What holds for every call (answers, languages, repeated requests, limits) is in the document for integrators, \`/api/v1/openapi.json\`.

**Logging in.** \`POST /api/v1/member-login\` takes e-mail, password and the code of the authenticator app (or one of the recovery codes), and answers with the \`access_token\` that staff send as \`Authorization: Bearer …\`. \`GET /api/v1/staff/me\` lists the rights of the member of staff; a call without its right answers 403. Rights that are taken away are gone with the next request. A first log-in, which sets up the second factor, and a log-in with a passkey go by steps, beginning with \`POST /api/v1/staff/login\`. Calls that change roles or company settings answer 403 with \`second-factor-required\` when the second factor was last given more than ten minutes ago: give it to \`POST /api/v1/staff/second-factor\` and repeat the call.

**Pages.** A page sends the id of the member of staff for whom it was opened as \`Opened-By\`. If somebody else has logged in in the same browser meanwhile, every call answers 409 with \`another-person\`, so that nothing that one person typed is saved in the name of another.

**Acting as a customer.** \`POST /api/v1/act-as-customer\` begins a session as a customer, whose calls are those of the document for integrators.`

/** The title and introduction of each document. */
const about = {
  public: { title: 'Tyre shop', description: aboutTheApi },
  staff: { title: 'Tyre shop: calls of staff', description: aboutStaffCalls },
}
