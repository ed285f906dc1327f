import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { createRequestHandler } from 'react-router'
import type { ViteDevServer } from 'vite'
import { createServer } from 'vite'
import type { Config } from '../config.ts'
import type { FrontEnd, FrontEndSource } from './front-end.ts'
import { prefixOf } from './front-end.ts'

interface ViteFrontEnds {
  /** The Vite server of the first front end, which also loads the server's code. */
  readonly vite: ViteDevServer
  /**
   * Connects a Fastify server to the running Vite instances. Its functions are called for each server that is opened.
   */
  readonly source: FrontEndSource
  close(): Promise<void>
}

/** Serves the front ends in development, each through a Vite instance. */
export async function openViteFrontEnds(
  config: Config,
  [first, ...others]: readonly [FrontEnd, ...FrontEnd[]],
): Promise<ViteFrontEnds> {
  const vites = new Map<string, OpenedVite>([[first.folder, await openVite(config, first)]])
  for (const frontEnd of others) vites.set(frontEnd.folder, await openVite(config, frontEnd))
  const viteOf = ({ folder }: FrontEnd) => vites.get(folder) as OpenedVite
  const connected = (app: FastifyInstance, frontEnd: FrontEnd) => {
    connect(app, viteOf(frontEnd), pathsOf(frontEnd, [first, ...others]))
    const { vite } = viteOf(frontEnd)
    const build = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
    return { build, clientFolder: null }
  }
  return {
    vite: viteOf(first).vite,
    source: {
      openPages: (app, _config, frontEnd) => Promise.resolve(connected(app, frontEnd)),
      openSinglePage(app, _config, frontEnd) {
        const { build, clientFolder } = connected(app, frontEnd)
        const document = async () => {
          const render = createRequestHandler(await build(), 'development')
          return (await render(new Request(new URL(`${prefixOf(frontEnd)}/`, config.shopUrl)))).text()
        }
        return Promise.resolve({ document, clientFolder })
      },
    },
    async close() {
      for (const { vite } of vites.values()) await vite.close()
    },
  }
}

interface OpenedVite {
  readonly vite: ViteDevServer
  /**
   * Vite attaches its WebSocket to this HTTP server, which never listens. The shop's current server passes WebSocket
   * connections on to it, so that they use the shop's port.
   */
  readonly sockets: ReturnType<typeof createHttpServer>
}

async function openVite({ root }: Config, { folder }: FrontEnd): Promise<OpenedVite> {
  const sockets = createHttpServer()
  const vite = await createServer({
    root: join(root, folder),
    configFile: join(root, folder, 'vite.config.ts'),
    server: { middlewareMode: true, ws: { server: sockets } },
  })
  return { vite, sockets }
}

/**
 * Returns a function that tells whether a URL belongs to this front end rather than to a front end with a longer
 * path.
 */
function pathsOf({ path }: FrontEnd, all: readonly FrontEnd[]): (url: string) => boolean {
  const isBelow = (url: string, above: string) => above === '/' || new RegExp(`^${above}([/?]|$)`).test(url)
  const longer = all.filter((each) => each.path.length > path.length && isBelow(each.path, path))
  return (url) => isBelow(url, path) && !longer.some((each) => isBelow(url, each.path))
}

function connect(app: FastifyInstance, { vite, sockets }: OpenedVite, isOwn: (url: string) => boolean): void {
  app.server.on('upgrade', (request, socket, head) => {
    if (isOwn(request.url ?? '')) sockets.emit('upgrade', request, socket, head)
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/') || !isOwn(request.url)) return done()
    vite.middlewares(request.raw, reply.raw, () => done())
  })
}
