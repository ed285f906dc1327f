import type { Locale } from '@pito/contracts/values/locale'
import { isLocale } from '@pito/contracts/values/locale'

/** Returns the language that the visitor chose in this browser, or null if none is stored. */
export function storedLocale(): Locale | null {
  const cookie = document.cookie.match(/(?:^|; )locale=(\w+)/)?.[1]
  return isLocale(cookie) ? cookie : null
}
