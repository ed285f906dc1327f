import type { CookieChoice } from '@pito/contracts/values/cookie-choice'
import { cookieChoiceName, readCookieChoice } from '@pito/contracts/values/cookie-choice'

/** Names of events that are dispatched on the window, for components that must react at once. */
export const cookieChoiceChanged = 'cookie-choice-changed'
export const cookieSettingsRequested = 'cookie-settings-requested'

const choiceCookie = new RegExp(`(?:^|; )${cookieChoiceName}=([^;]*)`)

/**
 * Returns the visitor's choice, or null if the visitor has not chosen. Without a choice, only what is necessary is
 * stored or sent.
 */
export function cookieChoice(): CookieChoice | null {
  return readCookieChoice(choiceCookie.exec(document.cookie)?.[1])
}
