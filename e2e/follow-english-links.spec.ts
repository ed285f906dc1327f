import { expect, test } from '@playwright/test'

/** Pages of one kind have the same first word and as many words in their path. */
const mostOfAKind = 2
const linkAnywhere = /<a\b[^>]*?\shref="([^"]*)"[^>]*>/g
const structuredAnywhere = /"(?:item|url)":"https?:\/\/[^/"]+([^"]*)"/g
const isPage = (path: string) => !/^\/(api|assets|pictures|labels)\/|\.\w{2,5}$/.test(path)

test('an English page leads to English pages alone, without a cookie', async ({ baseURL }) => {
  const visited = new Map<string, string>()
  const queue = [{ address: '/?lang=en', from: '' }]
  const counts = new Map<string, number>()
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { address, from } = next
    const kind = kindOf(address)
    if (visited.has(address) || (counts.get(kind) ?? 0) >= mostOfAKind) continue
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    const html = await htmlOf(new URL(address, baseURL))
    const language = /<html lang="(\w+)"/.exec(html)?.[1] ?? 'none'
    visited.set(address, `${language} (linked from ${from})`)
    if (language === 'en')
      queue.push(...linksIn(html, address).map((link) => ({ address: link, from: address })))
  }
  expect([...visited].filter(([, page]) => !page.startsWith('en '))).toEqual([])
  expect(visited.size).toBeGreaterThan(30)
})

/** By plain `fetch`, which sends no cookie. */
async function htmlOf(url: URL): Promise<string> {
  const response = await fetch(url)
  expect(response.status, url.pathname).toBe(200)
  return response.text()
}

/** Of pages that search engines may open; the language switch says that it leads elsewhere. */
function linksIn(html: string, here: string): string[] {
  const anchors = [...html.matchAll(linkAnywhere)].filter(([tag]) => !/ hreflang=/i.test(tag))
  return [...anchors, ...html.matchAll(structuredAnywhere)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&') || '/', `http://shop${here}`))
    .filter(({ host, pathname }) => host === 'shop' && isPage(pathname) && !isClosed.test(pathname))
    .map(({ pathname, search }) => pathname + search)
}

/** What robots.txt closes. */
const isClosed = /^\/(cart|login|register|profile|order|tyre-alert)\b/

function kindOf(address: string): string {
  const words = new URL(address, 'http://shop').pathname.split('/')
  return `${words[1]} ${words.length}`
}
