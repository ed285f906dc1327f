import { renderToString } from 'react-dom/server'
import { leanMarkup } from './lean-markup.ts'
import type { KeepMarkup } from './use-keep.tsx'

/** About 3 kB each: a list holds twenty cards and nine groups of filters. */
const mostItems = 2000
/** React puts preloads of eager pictures first; inside a list they would not be what the browser renders. */
const preloads = /^(<link rel="preload"[^>]*>)+/
const kept = new Map<string, string>()

export const keepMarkup: KeepMarkup = (key, element) => {
  const known = kept.get(key)
  if (known !== undefined) return known
  const markup = leanMarkup(renderToString(element).replace(preloads, ''))
  const [oldest] = kept.keys()
  if (kept.size >= mostItems && oldest !== undefined) kept.delete(oldest)
  kept.set(key, markup)
  return markup
}
