const preload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g
const starter = '<script type="module" async="">'
const scriptEnd = '</script>'
const headEnd = '</head>'

/**
 * A page is seen before it acts. What starts it, and the preloads that React puts in its head, stand in a template,
 * which fetches nothing; the page's first script takes them out when the page has come whole (`boot/start-scripts.ts` of
 * the storefront). The map of routes joins the preloads. The page comes in pieces: joined as a text it would be copied
 * once more ahead of its bytes.
 */
export function scriptsLast(html: string): readonly string[] {
  const begin = html.lastIndexOf(starter)
  if (begin < 0) return [html]
  const end = html.indexOf(scriptEnd, begin) + scriptEnd.length
  const start = html.slice(begin, end)
  const bodyAt = html.indexOf(headEnd)
  const head = html.slice(0, bodyAt)
  const [, map] = /import "([^"]+)"/.exec(start) ?? []
  const hrefs = new Set([map, ...Array.from(head.matchAll(preload), ([, href]) => href)])
  const links = [...hrefs].map((href) => `<link rel="modulepreload" href="${href}">`)
  const later = `<template id="scripts">${links.join('')}${start}</template>`
  return [head.replace(preload, ''), html.slice(bodyAt, begin), later, html.slice(end)]
}
