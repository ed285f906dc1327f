import type { CookieChoice } from '@pito/contracts/values/cookie-choice'
import { cookieChoiceName, readCookieChoice } from '@pito/contracts/values/cookie-choice'

/** Events of the window, for components that must react at once. */
export const cookieChoiceChanged = 'cookie-choice-changed'
export const cookieSettingsRequested = 'cookie-settings-requested'

const choiceCookie = new RegExp(`(?:^|; )${cookieChoiceName}=([^;]*)`)

/** Returns null for visitors who have not chosen: then only what is necessary is stored or sent. */
export function cookieChoice(): CookieChoice | null {
  return readCookieChoice(choiceCookie.exec(document.cookie)?.[1])
}
