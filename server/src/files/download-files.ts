import { localeOfHeaders } from '@pito/contracts/values/locale'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openExport, openFile } from '../downloads/index.ts'
import type { Context } from '../platform/context.ts'
import { createContext } from '../platform/context.ts'
import type { Identify } from '../platform/http/calls.ts'
import { visitOf } from '../platform/http/visit-of.ts'
import type { Platform } from '../platform/platform.ts'
import { refreshAhead } from '../platform/sessions/refresh-ahead.ts'

interface Opened {
  readonly fileName: string
  readonly mediaType: string
  readonly content: NodeJS.ReadableStream | Buffer
}
type Open = (ctx: Context, token: string) => Promise<Opened> | Opened

/** Serves the files behind the links of the downloads page. Only the customer who requested a link may open it. */
export function addDownloadFiles(app: FastifyInstance, platform: Platform, identify: Identify): void {
  const serve = (path: string, open: Open) =>
    app.get<{ Querystring: { token?: unknown } }>(
      path,
      // A HEAD request would read the whole list only to discard it.
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

/** Cookies that are set during the request are sent with every response, including refusals. */
function visitIn(platform: Platform, request: FastifyRequest) {
  const locale = localeOfHeaders(request.cookies.locale, request.headers['accept-language'])
  const visit = { ...visitOf(platform, request), locale }
  request.setCookies = visit.setCookies
  return visit
}

/**
 * Sends a file as a download. It is never displayed, so that nothing in it can run as a page of the shop. The file
 * name contains only ASCII characters.
 */
export function sendFile(reply: FastifyReply, { fileName, mediaType, content }: Opened): FastifyReply {
  return reply
    .type(mediaType)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(content)
}
