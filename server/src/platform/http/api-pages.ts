import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FileEndpoint } from '@pito/contracts/endpoint'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform.ts'
import type { Calls } from './calls.ts'
import { compressed } from './compressed.ts'
import { openApi } from './open-api.ts'
import type { Audience } from './open-api-tags.ts'
import { pagePolicy } from './security-headers.ts'

const folder = join(import.meta.dirname, 'api-page')
const files = [
  { url: '/api/docs', file: 'page.html', type: 'text/html; charset=utf-8' },
  { url: '/api/docs/staff', file: 'staff.html', type: 'text/html; charset=utf-8' },
  { url: '/api/docs/page.css', file: 'page.css', type: 'text/css' },
  { url: '/api/docs/page.js', file: 'page.js', type: 'text/javascript' },
]

/**
 * Serves the contracts as OpenAPI documents, with pages to read and try the calls. Integrators and staff each have a
 * document.
 */
export function addApiPages(
  app: FastifyInstance,
  { config }: Platform,
  calls: Calls,
  savedFiles: readonly FileEndpoint[],
): void {
  const documents = new Map<Audience, string>()
  const documentFor = (audience: Audience) => {
    const described = { calls, shopUrl: config.shopUrl, files: savedFiles }
    const document = documents.get(audience) ?? JSON.stringify(openApi(audience, described))
    documents.set(audience, document)
    return document
  }
  app.get('/api/v1/openapi.json', compressed, (_request, reply) =>
    reply.type('application/json').send(documentFor('public')),
  )
  app.get('/api/v1/openapi-staff.json', compressed, (_request, reply) =>
    reply.type('application/json').send(documentFor('staff')),
  )
  const policy = pagePolicy({ scripts: [] })
  for (const { url, file, type } of files) {
    const body = readFileSync(join(folder, file))
    app.get(url, (_request, reply) => reply.type(type).header('content-security-policy', policy).send(body))
  }
}
