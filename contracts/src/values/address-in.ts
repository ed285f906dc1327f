import type { Language } from './locale.ts'

/**
 * Matches pages that have the same path in both languages, so that their English links need `?lang=en` (decision
 * 125). Account pages are left out, because the language of logged-in customers is stored in a cookie.
 */
const sameInBoth =
  /^\/(?:$|(?:brand|season|tyre|tyre-size|information|product-details(?:-new)?|other-sizes|tyre-reviews|information-sheet)\/|(?:service-points|tyre-size-calculator|compare|become-a-partner|tyre-alert|cart(?:\/dealer-services|\/user-info)?)$)/

/**
 * Returns the URL of a page in the given language. The URL opens the page in that language whatever language the
 * visitor has chosen.
 */
export function addressIn(address: string, language: Language): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  if (language === 'fi' || !sameInBoth.test(path) || new URLSearchParams(query).has('lang')) return address
  return `${path}${query === '' ? '?' : `${query}&`}lang=en${hash}`
}
