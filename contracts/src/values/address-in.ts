import type { Language } from './locale.ts'

/**
 * Pages with the same path in both languages, whose English links name the language (decision 125). Account pages are
 * left out, because logged-in customers have a cookie that stores the language.
 */
const sameInBoth =
  /^\/(?:$|(?:brand|season|tyre|tyre-size|information|product-details(?:-new)?|other-sizes|tyre-reviews|information-sheet)\/|(?:service-points|tyre-size-calculator|compare|become-a-partner|tyre-alert|cart(?:\/dealer-services|\/user-info)?)$)/

/** Returns the address of a page in the given language, whatever language its visitor otherwise has. */
export function addressIn(address: string, language: Language): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  if (language === 'fi' || !sameInBoth.test(path) || new URLSearchParams(query).has('lang')) return address
  return `${path}${query === '' ? '?' : `${query}&`}lang=en${hash}`
}
