import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'

interface RawResponse {
  readonly status: number
  readonly head: string
  readonly body: string
}

/**
 * Sends a request as raw text over a socket, so that no client normalises it. The text has to contain `Connection:
 * close`.
 */
export async function sendRawOverSocket(app: FastifyInstance, text: string): Promise<RawResponse> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(text)
  let response = ''
  for await (const part of socket) response += part
  const [head = '', body = ''] = response.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head, body }
}
