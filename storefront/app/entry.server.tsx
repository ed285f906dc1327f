import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import type { EntryContext, LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { isRouteErrorResponse, ServerRouter } from 'react-router'
import { visitContext } from './api/contexts.ts'
import { keepMarkup } from './keep-markup.ts'
import { renderedWhole } from './rendered-whole.ts'
import { KeepMarkupContext } from './use-keep.tsx'

export { apiContext, visitContext } from './api/contexts.ts'

/** Kept pages are rendered whole; private ones begin to stream as soon as their frame is ready. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, takePage } = context.get(visitContext)
  const ready = nonce ? router : await withDataRead(router)
  const page = (
    <KeepMarkupContext value={keepMarkup}>
      <ServerRouter context={ready} url={request.url} {...(nonce && { nonce })} />
    </KeepMarkupContext>
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  if (nonce) return new Response(await streamed(page, nonce), { status, headers })
  // React begins a stream with it, and a text not.
  takePage(`<!DOCTYPE html>${renderedWhole(page)}`)
  return new Response(null, { status, headers })
}

/** What a loader refused is an answer; what broke is for the log. */
export function handleError(error: unknown, { context, request }: LoaderFunctionArgs): void {
  if (isRouteErrorResponse(error) && error.status < 500) return
  if (!request.signal.aborted) context.get(visitContext).report(error)
}

/** Where the data have come before React begins, nothing waits for them and is rendered twice. */
async function withDataRead(router: EntryContext): Promise<EntryContext> {
  const reader = router.serverHandoffStream?.getReader()
  if (!reader) return router
  const pieces: Uint8Array[] = []
  for (let read = await reader.read(); !read.done; read = await reader.read()) pieces.push(read.value)
  reader.releaseLock()
  const result = { done: true, value: Buffer.concat(pieces).toString() }
  const streamCache = { 0: Object.assign(Promise.resolve(), { result }) }
  return { ...router, renderMeta: { ...router.renderMeta, streamCache } }
}

function streamed(page: ReactElement, nonce: string): Promise<ReadableStream> {
  return new Promise((resolve, reject) => {
    const body = new PassThrough()
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onShellReady: () => resolve(createReadableStreamFromReadable(pipe(body))),
      onShellError: reject,
    })
  })
}
