import { deleteMarketingEvents } from '@pito/contracts/notifications'
import type { CookieChoice } from '@pito/contracts/values/cookie-choice'
import { cookieChoiceName, writeCookieChoice } from '@pito/contracts/values/cookie-choice'
import type { Api } from '../api/api.ts'
import { keepOpenCookie } from '../boot/open-cookie.ts'
import { storage } from '../boot/storage.ts'
import { seenKey } from '../tyres/seen-key.ts'
import { cookieChoice, cookieChoiceChanged } from './cookie-choice.ts'

/** What is taken back is removed: here at once, and what the server keeps. False when that did not succeed. */
export function keepChoice(api: Api, choice: CookieChoice): Promise<boolean> {
  const before = cookieChoice()
  keepOpenCookie(cookieChoiceName, writeCookieChoice(choice))
  window.dispatchEvent(new Event(cookieChoiceChanged))
  if (!choice.comfort) storage.remove(seenKey)
  if (!choice.analytics) delete window.dataLayer
  if (!before?.marketing || choice.marketing) return Promise.resolve(true)
  return api(deleteMarketingEvents, {}).then(
    () => true,
    () => false,
  )
}
