import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import type { EntryContext, LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { isRouteErrorResponse, ServerRouter } from 'react-router'
import { visitContext } from './page/contexts.ts'
import { NonceContext } from './page/head-script.tsx'

export { apiContext, localeContext } from '@pito/web/api/contexts'
export { visitContext } from './page/contexts.ts'

/**
 * Renders a page. A public page is cached, so it is rendered completely before it is sent. A private page begins to
 * stream as soon as its shell is ready.
 */
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
      <NonceContext value={nonce}>
        <ServerRouter context={withoutPreloads(router)} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        [isPrivate ? 'onShellReady' : 'onAllReady']() {
          const body = createReadableStreamFromReadable(pipe(new PassThrough()))
          resolve(new Response(body, { status, headers }))
        },
        onShellError: reject,
        // If any part of a public page fails, the whole rendering fails, because an incomplete page must not be
        // cached.
        ...(!isPrivate && { onError: reject }),
        // An infinite size keeps content within `<Suspense>` in its place. By default, React puts such content at the
        // end of a long page, and a script moves it: without scripts the content would be missing, and with scripts
        // the layout would shift.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
      },
    )
  })
}

/**
 * Removes the preload links of scripts from the page. Browsers give preloaded scripts the same priority as style
 * sheets, so both share the bandwidth, which delayed the first paint by half a second on a slow phone (decision 71).
 * The page's own script requests all of the scripts at low priority.
 */
function withoutPreloads(router: EntryContext): EntryContext {
  const { entry, routes } = router.manifest
  const bare = Object.entries(routes).map(([id, route]) => [id, route && { ...route, imports: [] }])
  const manifest = { ...router.manifest, entry: { ...entry, imports: [] }, routes: Object.fromEntries(bare) }
  return { ...router, manifest }
}

/** Logs unexpected errors. An API error with a status below 500 is an ordinary response and is not logged. */
export function handleError(error: unknown, { context, request }: LoaderFunctionArgs): void {
  if (isRouteErrorResponse(error) && error.status < 500) return
  if (!request.signal.aborted) context.get(visitContext).report(error)
}
