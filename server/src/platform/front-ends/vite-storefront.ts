import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import { createServer } from 'vite'
import type { Config } from '../config.ts'
import type { OpenStorefront } from './storefront-build.ts'

interface ViteStorefront {
  readonly vite: ViteDevServer
  /** Connects a server to the running Vite; called for each server that is opened. */
  readonly open: OpenStorefront
}

/** The pages in development: Vite serves them as they are written. */
export async function openViteStorefront(config: Config): Promise<ViteStorefront> {
  const folder = join(config.root, 'storefront')
  // It never listens. The server that is open at the time hands its WebSockets on to Vite, on the port of the shop.
  const sockets = createHttpServer()
  const vite = await createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    server: { middlewareMode: true, ws: { server: sockets } },
  })
  const build = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
  const open: OpenStorefront = (app) => {
    app.server.on('upgrade', (request, socket, head) => sockets.emit('upgrade', request, socket, head))
    app.addHook('onRequest', (request, reply, done) => {
      if (request.url.startsWith('/api/')) return done()
      vite.middlewares(request.raw, reply.raw, () => done())
    })
    return Promise.resolve({ build, clientFolder: join(folder, 'public') })
  }
  return { vite, open }
}
