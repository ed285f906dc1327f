import type { CookieChoice } from '@pito/contracts/values/cookie-choice'
import { cookieChoiceName, readCookieChoice } from '@pito/contracts/values/cookie-choice'

/** Events of the window: for whoever has to know at once. */
export const cookieChoiceChanged = 'cookie-choice-changed'
export const cookieSettingsAsked = 'cookie-settings-asked'

const kept = new RegExp(`(?:^|; )${cookieChoiceName}=([^;]*)`)

/** Null for who has not chosen: then nothing but the necessary is kept or sent. */
export function cookieChoice(): CookieChoice | null {
  return readCookieChoice(kept.exec(document.cookie)?.[1])
}
