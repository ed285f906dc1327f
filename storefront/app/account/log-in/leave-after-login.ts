import type { Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { sameSitePath } from '@pito/contracts/values/same-site-path'
import type { Api } from '@pito/web/api/api'
import { storage } from '@pito/web/boot/storage'
import { afterLogin } from './after-login.ts'
import { logIn } from './log-in-words.ts'
import { redirectInBrowser } from './redirect-in-browser.ts'
import { pathAfterLogIn } from './submit-log-in.ts'

interface Where {
  /** The URL of the login page, which may name the page to open after the log-in. */
  readonly url: URL
  readonly locale: Locale
}

/**
 * Opens the page that the URL names. If it names none, opens the page before the log-in or, if that is unknown, the
 * home page.
 */
export async function leaveAfterLogin(api: Api, { url, locale }: Where): Promise<Response> {
  await afterLogin(api, logIn[languageOf(locale)].welcome)
  const previous = takePreviousUrl()
  return redirectInBrowser(pathAfterLogIn(url) ?? previous ?? '/')
}

const key = 'previous_url'

/**
 * Matches pages that are part of logging in. A visitor who comes from one of them returns to the page that was open
 * before it.
 */
const onTheWay = /^\/(login|register|resetpassword|logout)(\/|$)/
/** Matches pages whose links work only once, so that returning to them is useless. */
const usedUp = /^\/(password\/reset|account\/activate)\//
/** Query parameters that must not be stored, such as a licence plate (personal data) or a token. */
const personal = ['licenceplate', 'licencePlate', 'token']

/** Returns the path to store as the previous page. Returns null if the path that is already stored should be kept. */
export function previousUrlOf(openedFrom: string | null): string | null {
  const path = sameSitePath(openedFrom)
  if (path === null) return null
  const [before = '', query = ''] = path.split('?')
  if (onTheWay.test(before)) return null
  if (usedUp.test(before)) return '/'
  const rest = new URLSearchParams(query)
  for (const name of personal) rest.delete(name)
  return rest.size ? `${before}?${rest}` : before
}

/**
 * Stores the page to return to after the log-in. Links of the shop pass the page on which they were pressed as
 * `openedFrom`. If the document was opened anew, there is only the browser's referrer.
 */
export function rememberPreviousUrl(openedFrom: string | null): void {
  const path = previousUrlOf(openedFrom ?? ownReferrer())
  if (path !== null) storage.set(key, path)
}

/** Returns the stored path and deletes it, because the next log-in starts from another page. */
function takePreviousUrl(): string | null {
  const path = sameSitePath(storage.get(key))
  storage.remove(key)
  return path
}

function ownReferrer(): string | null {
  if (!URL.canParse(document.referrer)) return null
  const { origin, pathname, search } = new URL(document.referrer)
  return origin === window.location.origin ? pathname + search : null
}
