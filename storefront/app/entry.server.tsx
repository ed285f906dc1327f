import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import type { EntryContext, LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { isRouteErrorResponse, ServerRouter } from 'react-router'
import { visitContext } from './api/contexts.ts'

export { apiContext, localeContext } from '@pito/web/api/contexts'
export { visitContext } from './api/contexts.ts'

/** A public page is cached, so it is rendered whole; a private one begins to stream as soon as its shell is ready. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, isPrivate } = context.get(visitContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={withoutPreloads(router)} url={request.url} nonce={nonce} />,
      {
        nonce,
        [isPrivate ? 'onShellReady' : 'onAllReady']() {
          const body = createReadableStreamFromReadable(pipe(new PassThrough()))
          resolve(new Response(body, { status, headers }))
        },
        onShellError: reject,
        // A page that lacks a part must not be cached.
        ...(!isPrivate && { onError: reject }),
        // By default, React moves parts within `<Suspense>` to the end of a long page, from where only a script puts them
        // into their place: they would be missing without scripts, and shift the layout with them.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
      },
    )
  })
}

/**
 * Browsers give preloaded scripts the priority of style sheets, with which they would share the line: on a slow phone
 * the first paint came half a second later (decision 71). The page's own script asks for all of them at low priority.
 */
function withoutPreloads(router: EntryContext): EntryContext {
  const { entry, routes } = router.manifest
  const bare = Object.entries(routes).map(([id, route]) => [id, route && { ...route, imports: [] }])
  const manifest = { ...router.manifest, entry: { ...entry, imports: [] }, routes: Object.fromEntries(bare) }
  return { ...router, manifest }
}

/** What a loader refused is an answer; what broke is for the log. */
export function handleError(error: unknown, { context, request }: LoaderFunctionArgs): void {
  if (isRouteErrorResponse(error) && error.status < 500) return
  if (!request.signal.aborted) context.get(visitContext).report(error)
}
