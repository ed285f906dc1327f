import type { Locale } from '@pito/contracts/values/locale'
import { storage } from '@pito/web/boot/storage'

let switched = false

/**
 * Detects a change of language between documents, which the address alone does not reveal. A selected service point is
 * forgotten on a change.
 */
export function rememberLocale(locale: Locale): void {
  const before = storage.get('locale')
  switched = before !== null && before !== locale
  if (switched) storage.remove('SearchedSelectedServicePoint')
  storage.set('locale', locale)
}

/** Returns true to the first caller after a change of language. */
export function takeSwitch(): boolean {
  const was = switched
  switched = false
  return was
}
