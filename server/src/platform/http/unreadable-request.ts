import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { RefusalCode } from '@pito/contracts/refusals'
import { defaultLocale } from '@pito/contracts/values/locale'
import { Refused } from '../refuse.ts'
import { refusalFor } from './errors.ts'

const refusedAs: Partial<Record<string, { status: number; code: RefusalCode }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too-large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'not-readable' },
}
const otherwise = { status: 400, code: 'not-readable' } as const

/**
 * Returns the handler for requests that Node's parser rejects. Such a request never reaches Fastify, yet its response
 * has the same envelope as every refusal.
 */
export function answeringUnreadable(headers: Readonly<Record<string, string>>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    // A client that has disconnected gets no response.
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const { status, code } = refusedAs[error.code ?? ''] ?? otherwise
    const requestId = randomUUID()
    const body = JSON.stringify(refusalFor(new Refused(code), defaultLocale, requestId).answer)
    const sent = {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-request-id': requestId,
      connection: 'close',
    }
    const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
    socket.destroySoon()
  }
}
