import type { Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import { afterLogin } from './after-login.ts'
import { logIn } from './log-in-words.ts'
import { takePreviousUrl } from './previous-url.ts'
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
