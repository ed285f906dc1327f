import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const build = `
const page = (id, path, handle) => [id, { id, parentId: 'root', path, module: { handle, loader: () => null, default: () => null } }]

export const apiContext = {}
export const localeContext = {}
export const visitContext = {}
export const routes = Object.fromEntries([
  ['root', { id: 'root', path: '', module: { default: () => null } }],
  page('tyres', '/tyres', { cacheBy: ['page'], personal: ['licenceplate'], language: 'en' }),
  page('campaign', '/campaign/:name', { cacheBy: [], frames: ['https://video.example'] }),
  page('cart', '/cart'),
  page('points', '/points', { indexed: true }),
  page('rest', '*', { cacheBy: [] }),
])
export const entry = {
  module: {
    apiContext,
    localeContext,
    visitContext,
    async default(request, status, headers, _router, context) {
      const { pathname, searchParams } = new URL(request.url)
      const call = (path) => context.get(apiContext)({ method: 'GET', path }, {})
      if (pathname === '/fails-in-part') await call('/api/v1/anonymous/broken').catch(() => null)
      let shown = status
      if (pathname === '/fails') await call('/api/v1/anonymous/away').catch(({ init }) => { shown = init.status })
      const who = pathname === '/cart' || searchParams.has('licenceplate') ? await call('/api/v1/anonymous/me') : null
      const { nonce } = context.get(visitContext)
      const scripts = \`<script nonce="\${nonce}">own()</script><script>injected()</script>\`
      headers.set('content-type', 'text/html')
      return new Response(\`<p>\${pathname}</p><iframe src="https://video.example"></iframe>\${JSON.stringify(who)}\${scripts}\`, { status: shown, headers })
    },
  },
}
export const assets = { routes: {}, entry: {}, url: '', version: '1' }
export const future = {}
export const publicPath = '/'
export const basename = '/'
export const ssr = true
export const isSpaMode = false
export const prerender = []
export const routeDiscovery = { mode: 'initial' }
`

const document = '<!doctype html><title>Office</title><script>start()</script>'

/**
 * Creates a project root with two built front ends, each of which has one asset. The first renders pages on the
 * server that echo their request; the second is a single page.
 */
export function smallFrontEnds(): string {
  const root = mkdtempSync(join(tmpdir(), 'pito-front-ends-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  write('shop/build/package.json', '{"type":"module"}')
  write('shop/build/server/index.js', build)
  write('shop/build/client/assets/root-1a2b.js', 'export {}')
  write('shop/build/client/assets/root-1a2b.js.br', 'compressed')
  write('office/build/client/index.html', document)
  write('office/build/client/assets/start-3c4d.js', 'export {}')
  return root
}
