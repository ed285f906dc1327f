import type { Visit } from '../context.ts'
import { hashesOfOwnScripts, pagePolicy } from '../http/security-headers.ts'
import type { Hosted, PageRequest } from './hosted.ts'
import type { PageHandle } from './page-build.ts'
import type { RenderedPage } from './page-cache.ts'
import { renderPage } from './render-page.ts'

const passedOn = ['content-type', 'location', 'link', 'retry-after']

/** Renders a page without any knowledge of the visitor. */
export async function renderPublic(
  hosted: Hosted,
  { build, url, visit }: Omit<PageRequest, 'forms'>,
  { frames = [] }: PageHandle,
): Promise<RenderedPage> {
  const { development } = hosted.platform.config
  const nobody: Visit = { ...visit, cookies: {}, authorization: undefined, setCookies: [] }
  const rendered = await renderPage(hosted, build, nobody, new Request(url), { isPrivate: false })
  const { response, nonce, isComplete } = rendered
  const marked = await response.text()
  // The nonce is removed, because it is random and would change the page, and with it the ETag, at each render.
  const html = marked.replaceAll(` nonce="${nonce}"`, '')
  const named = frames.filter((host) => html.includes(host))
  const headers: Record<string, string> = {
    'content-security-policy': pagePolicy({
      scripts: hashesOfOwnScripts(marked, nonce),
      frames: named,
      development,
    }),
  }
  for (const name of passedOn) {
    const value = response.headers.get(name)
    if (value !== null) headers[name] = value
  }
  return { status: response.status, headers, body: Buffer.from(html), isComplete }
}
