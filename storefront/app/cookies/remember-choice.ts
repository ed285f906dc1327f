import { deleteMarketingEvents } from '@pito/contracts/notifications'
import type { CookieChoice } from '@pito/contracts/values/cookie-choice'
import { cookieChoiceName, writeCookieChoice } from '@pito/contracts/values/cookie-choice'
import type { Api } from '@pito/web/api/api'
import { setOpenCookie } from '@pito/web/boot/open-cookie'
import { storage } from '@pito/web/boot/storage'
import { seenKey } from '../tyres/seen-key.ts'
import { cookieChoice, cookieChoiceChanged } from './cookie-choice.ts'

/**
 * Stores the choice. If consent was withdrawn, also deletes the data that depended on it, both in the browser and on
 * the server. Returns false if the server failed to delete them.
 */
export function rememberChoice(api: Api, choice: CookieChoice): Promise<boolean> {
  const before = cookieChoice()
  setOpenCookie(cookieChoiceName, writeCookieChoice(choice))
  window.dispatchEvent(new Event(cookieChoiceChanged))
  if (!choice.comfort) storage.remove(seenKey)
  if (!choice.analytics) delete window.dataLayer
  if (!before?.marketing || choice.marketing) return Promise.resolve(true)
  return api(deleteMarketingEvents, {}).then(
    () => true,
    () => false,
  )
}
