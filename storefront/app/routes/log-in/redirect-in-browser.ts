import { browserLocale } from '@pito/web/locale/browser-locale'
import { redirect, redirectDocument } from 'react-router'
import { goesThroughRouter } from '../../frame/goes-through-router.ts'

/** A page in the other language, or an address that is not a page, needs a new document. */
export function redirectInBrowser(path: string): Response {
  const locale = browserLocale(new URL(window.location.href))
  return goesThroughRouter(path, window.location, locale) ? redirect(path, 303) : redirectDocument(path, 303)
}
