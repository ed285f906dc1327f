import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** The time for a request that was sent before its sender could know that the shop stops. */
const drainMilliseconds = 500

/** While the shop stops, it still answers every connected client, and each connection ends with its response. */
export function drainBeforeClose(app: FastifyInstance): void {
  const { open, busy } = connectionsOf(app.server)
  let draining = false
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining) reply.header('connection', 'close')
    done()
  })
  app.addHook('preClose', async () => {
    draining = true
    if (open.size > 0) await pause()
    // In one turn of the event loop Node accepts the pending connections; closing the port would reset them.
    await new Promise(setImmediate)
    // Connections without a request get the same time again. Browsers open some in advance, and Node does not count
    // them as idle.
    void pause().then(() => {
      for (const socket of open) if (!busy.has(socket)) socket.destroy()
    })
  })
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, drainMilliseconds).unref())
}

function connectionsOf(server: Server) {
  const open = new Set<Socket>()
  const busy = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    busy.add(socket)
    response.once('close', () => busy.delete(socket))
  })
  return { open, busy }
}
