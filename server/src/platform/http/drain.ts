import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * The time during which a stopping shop still accepts requests. A client may have sent a request before it could know
 * that the shop stops.
 */
const drainMilliseconds = 500

/**
 * Lets a stopping shop answer every connected client. Each connection ends with its response. For the first `seconds` the
 * server accepts requests as before, so that a load balancer can take it out. Returns a function that says whether the
 * shop is stopping, for `/readyz`.
 */
export function drainBeforeClose(app: FastifyInstance, seconds: number): () => boolean {
  const { open, busy } = connectionsOf(app.server)
  let draining = false
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining) reply.header('connection', 'close')
    done()
  })
  app.addHook('preClose', async () => {
    draining = true
    if (seconds > 0) await pause(seconds * 1000)
    if (open.size > 0) await pause()
    // Within one turn of the event loop Node accepts the pending connections. Closing the port without this turn
    // would reset them.
    await new Promise(setImmediate)
    // Connections without a request get the same time once more and are then cut. Browsers open some connections in
    // advance, and Node does not count those as idle.
    void pause().then(() => {
      for (const socket of open) if (!busy.has(socket)) socket.destroy()
    })
  })
  return () => draining
}

function pause(milliseconds = drainMilliseconds): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
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
