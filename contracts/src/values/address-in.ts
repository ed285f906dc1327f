import type { Language } from './locale.ts'

/**
 * Pages whose path is the same in both languages: there an English link names its language (decision 125). Pages of
 * an account are left out: whoever is logged in has the cookie that stores the language.
 */
const sameInBoth =
  /^\/(?:$|(?:brand|season|tyre|tyre-size|information|product-details(?:-new)?|other-sizes|tyre-reviews|information-sheet)\/|(?:service-points|tyre-size-calculator|compare|become-a-partner|tyre-alert|cart(?:\/dealer-services|\/user-info)?)$)/

/** The address under which a page of the shop is in this language, whoever opens it. */
export function addressIn(address: string, language: Language): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  if (language === 'fi' || !sameInBoth.test(path) || new URLSearchParams(query).has('lang')) return address
  return `${path}${query === '' ? '?' : `${query}&`}lang=en${hash}`
}
