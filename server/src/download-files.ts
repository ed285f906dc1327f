import { localeOfHeaders } from '@pito/contracts/values/locale'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openExport, openFile } from './downloads/index.ts'
import type { Context } from './platform/context.ts'
import { createContext } from './platform/context.ts'
import type { Identify } from './platform/http/calls.ts'
import { visitOf } from './platform/http/visit-of.ts'
import type { Platform } from './platform/platform.ts'
import { refreshAhead } from './platform/sessions/refresh-ahead.ts'

interface Opened {
  readonly fileName: string
  readonly mediaType: string
  readonly content: NodeJS.ReadableStream | Buffer
}
type Open = (ctx: Context, token: string) => Promise<Opened> | Opened

/** What links of the downloads open, for the customer who asked for them and nobody else. */
export function addDownloadFiles(app: FastifyInstance, platform: Platform, identify: Identify): void {
  const serve = (path: string, open: Open) =>
    app.get<{ Querystring: { token?: unknown } }>(
      path,
      // A HEAD would read the whole list to throw it away.
      { exposeHeadRoute: false },
      async (request, reply) => {
        const visit = await refreshAhead(platform, visitIn(platform, request), 'customer')
        const ctx = createContext(platform, visit, await identify(platform, visit))
        return sendFile(reply, await open(ctx, String(request.query.token ?? '')))
      },
    )
  serve('/downloads/export/:name', openExport)
  serve('/downloads/file/:name', openFile)
}

/** Cookies set on the way leave with the answer, a refusal too. */
function visitIn(platform: Platform, request: FastifyRequest) {
  const locale = localeOfHeaders(request.cookies.locale, request.headers['accept-language'])
  const visit = { ...visitOf(platform, request), locale }
  request.setCookies = visit.setCookies
  return visit
}

/** Saved, never shown: nothing in a file may run as a page of the shop. The name is plain ASCII by its making. */
export function sendFile(reply: FastifyReply, { fileName, mediaType, content }: Opened): FastifyReply {
  return reply
    .type(mediaType)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(content)
}
