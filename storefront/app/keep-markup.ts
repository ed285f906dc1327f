import { Latest } from '@pito/contracts/values/latest'
import { leanMarkup } from './lean-markup.ts'
import { renderedWhole } from './rendered-whole.ts'
import type { KeepMarkup } from './use-keep.tsx'

/** About 3 kB each: a list holds twenty cards and nine groups of filters. */
const mostItems = 2000
/** React puts preloads of eager pictures first; inside a list they would not be what the browser renders. */
const preloads = /^(<link rel="preload"[^>]*>)+/
const kept = new Latest<string, string>(mostItems)

export const keepMarkup: KeepMarkup = (key, element) =>
  kept.remember(key, () => leanMarkup(renderedWhole(element).replace(preloads, '')))
