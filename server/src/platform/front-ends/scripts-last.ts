const preload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g
const starter = /<script type="module" async="">\s*import "([^"]+)"[\s\S]*?<\/script>/

/**
 * A page is seen before it acts. What starts it, and the preloads that React puts at the top, stand in a template,
 * which fetches nothing; the page's first script takes them out when the page has come whole (`boot/start-scripts.ts` of
 * the storefront). The map of routes joins the preloads.
 */
export function scriptsLast(html: string): string {
  const [start, map] = starter.exec(html) ?? []
  if (start === undefined) return html
  const hrefs = new Set([map, ...Array.from(html.matchAll(preload), ([, href]) => href)])
  const links = [...hrefs].map((href) => `<link rel="modulepreload" href="${href}">`)
  const later = `<template id="scripts">${links.join('')}${start}</template>`
  return html.replace(preload, '').replace(start, () => later)
}
