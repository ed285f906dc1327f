import { browserLocale } from '@pito/web/locale/browser-locale'
import { redirect, redirectDocument } from 'react-router'
import { goesThroughRouter } from '../../frame/goes-through-router.ts'

/**
 * Redirects within the document if the router can. A page in the other language, or a URL that is not a page of the
 * storefront, needs a new document.
 */
export function redirectInBrowser(path: string): Response {
  const locale = browserLocale(new URL(window.location.href))
  return goesThroughRouter(path, window.location, locale) ? redirect(path, 303) : redirectDocument(path, 303)
}
