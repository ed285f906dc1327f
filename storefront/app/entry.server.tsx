import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import type { EntryContext, LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { isRouteErrorResponse, ServerRouter } from 'react-router'
import { visitContext } from './api/contexts.ts'

export { apiContext, visitContext } from './api/contexts.ts'

/** A public page is cached, so it is rendered whole; a private one begins to stream as soon as its shell is ready. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(visitContext)
  const own = nonce ? { nonce } : {}
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={router} url={request.url} {...own} />, {
      ...own,
      [nonce ? 'onShellReady' : 'onAllReady']() {
        const body = createReadableStreamFromReadable(pipe(new PassThrough()))
        resolve(new Response(body, { status, headers }))
      },
      onShellError: reject,
      // Nobody caches a page that a part is missing from.
      ...(!nonce && { onError: reject }),
    })
  })
}

/** What a loader refused is an answer; what broke is for the log. */
export function handleError(error: unknown, { context, request }: LoaderFunctionArgs): void {
  if (isRouteErrorResponse(error) && error.status < 500) return
  if (!request.signal.aborted) context.get(visitContext).report(error)
}
