import { PassThrough, Writable } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import type { EntryContext, LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { isRouteErrorResponse, ServerRouter } from 'react-router'
import { visitContext } from './api/contexts.ts'
import { keepMarkup } from './keep-markup.ts'
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
  const { nonce } = context.get(visitContext)
  const page = (
    <KeepMarkupContext value={keepMarkup}>
      <ServerRouter context={router} url={request.url} {...(nonce && { nonce })} />
    </KeepMarkupContext>
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  const body = nonce ? await streamed(page, nonce) : await whole(page)
  return new Response(body, { status, headers })
}

/** What a loader refused is an answer; what broke is for the log. */
export function handleError(error: unknown, { context, request }: LoaderFunctionArgs): void {
  if (isRouteErrorResponse(error) && error.status < 500) return
  if (!request.signal.aborted) context.get(visitContext).report(error)
}

function whole(page: ReactElement): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => pipe(collect(chunks, resolve)),
      onShellError: reject,
      onError: reject,
    })
  })
}

function collect(chunks: Buffer[], done: (page: Buffer<ArrayBuffer>) => void): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      done(Buffer.concat(chunks))
      next()
    },
  })
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
