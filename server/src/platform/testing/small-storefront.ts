import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const build = `
const page = (id, path, handle) => [id, { id, parentId: 'root', path, module: { handle, loader: () => null, default: () => null } }]

export const apiContext = {}
export const localeContext = {}
export const visitContext = {}
export const routes = Object.fromEntries([
  ['root', { id: 'root', path: '', module: { default: () => null } }],
  page('tyres', '/tyres', { cacheBy: ['page'], language: 'en' }),
  page('campaign', '/campaign/:name', { cacheBy: [], frames: ['https://video.example'] }),
  page('cart', '/cart'),
  page('rest', '*', { cacheBy: [] }),
])
export const entry = {
  module: {
    apiContext,
    localeContext,
    visitContext,
    async default(request, status, headers, _router, context) {
      const { pathname } = new URL(request.url)
      const call = (path) => context.get(apiContext)({ method: 'GET', path }, {})
      if (pathname === '/fails-in-part') await call('/api/v1/anonymous/broken').catch(() => null)
      let shown = status
      if (pathname === '/fails') await call('/api/v1/anonymous/away').catch(({ init }) => { shown = init.status })
      const who = pathname === '/cart' ? await call('/api/v1/anonymous/me') : null
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

/** The root of a project whose built storefront has a few pages, each saying what it was asked, and one asset. */
export function smallStorefront(): string {
  const root = mkdtempSync(join(tmpdir(), 'pito-storefront-'))
  const folder = join(root, 'storefront/build')
  mkdirSync(join(folder, 'server'), { recursive: true })
  mkdirSync(join(folder, 'client/assets'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'server/index.js'), build)
  writeFileSync(join(folder, 'client/assets/root-1a2b.js'), 'export {}')
  return root
}
