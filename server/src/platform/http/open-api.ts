import { refusalAnswer } from '@pito/contracts/refusal'
import { refusals } from '@pito/contracts/refusals'
import { appVersion } from '@pito/contracts/values/app-version'
import { z } from 'zod'
import type { Call, Calls } from './calls.ts'

type Json = Record<string, unknown>

/** OpenAPI 3.1 speaks JSON Schema 2020-12, which Zod writes itself: the contracts are the document. */
export function openApi(calls: Calls, shopUrl: URL): Json {
  const paths: Record<string, Json> = {}
  for (const call of calls.values()) {
    const path = call.contract.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.contract.method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Pito', version: appVersion, description: 'The API of the tyre shop Pito.' },
    servers: [{ url: shopUrl.origin }],
    paths,
    components: {
      schemas: { Refusal: z.toJSONSchema(refusalAnswer) },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function operation({ contract, scope }: Call): Json {
  const { params, query, body, response, summary, path } = contract
  return {
    summary,
    tags: [path.split('/')[3]],
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query'), localeHeader],
    ...(body && { requestBody: { required: true, content: json(z.toJSONSchema(body, { io: 'input' })) } }),
    ...(scope !== 'public' && { security: [{ bearer: [] }] }),
    responses: {
      200: { description: 'Yes', content: json(z.toJSONSchema(response)) },
      ...refusalsOf(contract.errors),
    },
  }
}

const localeHeader = {
  name: 'locale',
  in: 'header',
  schema: { type: 'string', enum: ['fi_FI', 'en_GB'], default: 'fi_FI' },
}

function parameters(part: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  if (!part) return []
  const schema = z.toJSONSchema(part, { io: 'input' })
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (schema.required ?? []).includes(name),
    schema: property,
  }))
}

function refusalsOf(codes: Call['contract']['errors']): Json {
  const byStatus = Map.groupBy(codes, (code) => refusals[code].status)
  const answers = [...byStatus].map(([status, group]) => [
    status,
    { description: group.join(', '), content: json({ $ref: '#/components/schemas/Refusal' }) },
  ])
  return Object.fromEntries(answers)
}

function json(schema: unknown): Json {
  return { 'application/json': { schema } }
}
