const preload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g
const starter = /<script type="module" async="">\s*import "([^"]+)"/

/**
 * A page is seen before it acts. React puts preloads of scripts at the top, where they take the line from style and
 * font; here they stand before the script that imports them, and wait for what is seen. The map of routes joins them.
 */
export function scriptsLast(html: string): string {
  const [start, map] = starter.exec(html) ?? []
  if (start === undefined) return html
  const hrefs = Array.from(html.matchAll(preload), ([, href]) => href)
  const links = [map, ...hrefs].map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`)
  return html.replace(preload, '').replace(start, () => links.join('') + start)
}
