import type { Locale } from '@pito/contracts/values/locale'
import { storage } from '@pito/web/boot/storage'

let switched = false

/**
 * Detects that the language has changed since the last document, which the URL alone does not reveal. A selected
 * service point is forgotten when the language changes.
 */
export function rememberLocale(locale: Locale): void {
  const before = storage.get('locale')
  switched = before !== null && before !== locale
  if (switched) storage.remove('SearchedSelectedServicePoint')
  storage.set('locale', locale)
}

/** Returns true to the first caller after a change of language, and false afterwards. */
export function takeSwitch(): boolean {
  const was = switched
  switched = false
  return was
}
