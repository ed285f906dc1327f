import { localeOfHeaders } from '@pito/contracts/values/locale'
import { filePartBytes } from '@pito/contracts/values/run-kinds'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendFile } from './download-files.ts'
import { openReport, openTemplate, storePart } from './imports/index.ts'
import { createContext } from './platform/context.ts'
import { visitOf } from './platform/http/visit-of.ts'
import type { Platform } from './platform/platform.ts'
import { refreshAhead } from './platform/sessions/refresh-ahead.ts'
import { callerOfActiveStaff } from './staff/index.ts'

/**
 * Receives the files of imports and serves their reports. A file arrives in parts of one mebibyte, so that a slow
 * connection does not reach the time limit of a request and no process holds a whole file in memory.
 */
export function addImportFiles(app: FastifyInstance, platform: Platform): void {
  const ctxOf = async (request: FastifyRequest) => {
    const visit = visitIn(platform, request)
    request.setCookies = visit.setCookies
    return createContext(
      platform,
      visit,
      await callerOfActiveStaff(platform, await refreshAhead(platform, visit, 'staff')),
    )
  }
  // The parser of bytes belongs to this route alone.
  app.register((scope, _options, done) => {
    scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    )
    scope.put<{ Params: { id: string; part: string }; Body: unknown }>(
      '/downloads/imports/:id/parts/:part',
      { bodyLimit: filePartBytes },
      async (request, reply) => {
        const ctx = await ctxOf(request)
        const { id, part } = request.params
        const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        await storePart(ctx, { id: runIdIn(id), part: Number(part), content })
        return reply.header('cache-control', 'no-store').send({ success: 1, data: null })
      },
    )
    done()
  })
  app.get<{ Params: { id: string }; Querystring: { of?: unknown } }>(
    '/downloads/imports/:id/report',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const ctx = await ctxOf(request)
      return sendFile(reply, await openReport(ctx, { id: runIdIn(request.params.id), of: request.query.of }))
    },
  )
  app.get<{ Params: { kind: string } }>('/downloads/import-templates/:kind', async (request, reply) =>
    sendFile(reply, openTemplate(await ctxOf(request), request.params.kind)),
  )
}

/** Returns an id that no run has for a text that is no id. */
function runIdIn(text: string): string {
  return /^\d{1,15}$/.test(text) ? text : '0'
}

/** A link of a page sends no `locale` header, so the language of the pages applies. */
function visitIn(platform: Platform, request: FastifyRequest) {
  const visit = visitOf(platform, request)
  if (request.headers.locale !== undefined) return visit
  const { cookies, headers } = request
  return { ...visit, locale: localeOfHeaders(cookies.locale, headers['accept-language']) }
}
