import { browserLocale } from '@pito/web/locale/browser-locale'
import { redirect, redirectDocument } from 'react-router'
import { goesThroughRouter } from '../../frame/goes-through-router.ts'

/** A page in the other language, and what is no page, needs a document of its own. */
export function redirectInBrowser(path: string): Response {
  const { origin, pathname, search, hash } = new URL(path, window.location.href)
  const link = { origin, pathname, search, hash, target: '', download: '', hreflang: '' }
  const locale = browserLocale(new URL(window.location.href))
  return goesThroughRouter(link, window.location, locale) ? redirect(path, 303) : redirectDocument(path, 303)
}
