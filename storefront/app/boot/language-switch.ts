import type { Locale } from '@pito/contracts/values/locale'
import { storage } from '@pito/web/boot/storage'

let switched = false

/** The document before was in the other language: its address does not tell. A selected service point goes with it. */
export function rememberLocale(locale: Locale): void {
  const before = storage.get('locale')
  switched = before !== null && before !== locale
  if (switched) storage.remove('SearchedSelectedServicePoint')
  storage.set('locale', locale)
}

/** True for the first caller after a switch. */
export function takeSwitch(): boolean {
  const was = switched
  switched = false
  return was
}
