import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Time for a request that was sent before its sender could know that the shop stops. */
const drainMilliseconds = 500

/** A shop that stops answers whoever is connected as ever, and each connection ends with its answer. */
export function drainBeforeClose(app: FastifyInstance): void {
  const { open, busy } = connectionsOf(app.server)
  let draining = false
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining) reply.header('connection', 'close')
    done()
  })
  app.addHook('preClose', async () => {
    draining = true
    if (open.size > 0) await new Promise((resolve) => setTimeout(resolve, drainMilliseconds))
    // Those that have never asked anything too: browsers open some ahead, and Node does not count them as idle.
    for (const socket of open) if (!busy.has(socket)) socket.destroy()
  })
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
