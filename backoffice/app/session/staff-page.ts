import type { StaffRight } from '@pito/contracts/values/staff-rights'
import type { Api } from '@pito/web/api/api'
import { browserApi } from '@pito/web/api/browser-api'
import type { Submit } from '@pito/web/form/form-action'
import { formAction } from '@pito/web/form/form-action'
import { browserLocale } from '@pito/web/locale/browser-locale'
import { hasSessionMarker } from '@pito/web/session/session-marker'
import type {
  ClientActionFunctionArgs,
  ClientLoaderFunctionArgs,
  ShouldRevalidateFunctionArgs,
} from 'react-router'
import { nameRight } from './lacks-right.ts'
import { leaveForLogin, toLogin } from './leave-for-login.ts'

interface StaffRequest {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly url: URL
  /** Returns a redirect to the login page, for a page whose own code finds out that nobody is logged in. */
  readonly toLogin: () => Response
}

/**
 * Wraps the `clientLoader` of a page for staff. Without a session it redirects to the login page, which leads back to
 * this page after the log-in. A page names the rights that it needs, so that the error page can say which one
 * is missing.
 */
export function staffPage<Data>(
  load: (api: Api, request: StaffRequest) => Promise<Data>,
  ...rights: readonly StaffRight[]
) {
  return ({ params, request }: ClientLoaderFunctionArgs): Promise<Data> => {
    const url = new URL(request.url)
    const isMarked = hasSessionMarker('staff', document.cookie)
    const opened = { url, signal: request.signal, isMarked }
    if (!isMarked) throw toLogin(opened)
    const staffRequest = { params, url, toLogin: () => toLogin(opened) }
    const api = browserApi(browserLocale(url))
    return load(api, staffRequest).catch(nameRight(api, rights)).catch(leaveForLogin(opened))
  }
}

/** Wraps the `clientAction` of a form on a page for staff. */
export function staffAction<Data = null>(submit: Submit<Data>) {
  return (args: ClientActionFunctionArgs) => {
    const leave = leaveForLogin({
      url: new URL(window.location.href),
      signal: args.request.signal,
      isMarked: hasSessionMarker('staff', document.cookie),
    })
    return formAction<Data>((api, submission) => submit(api, submission).catch(leave)).inBrowser(args)
  }
}

const conflict = 409

/**
 * Loads the data of a page again also when an action was refused because somebody else had changed the record. React
 * Router itself loads nothing after a refused action, so the page would go on showing the state before the change.
 */
export function revalidateAfterConflict(args: ShouldRevalidateFunctionArgs): boolean {
  return args.actionStatus === conflict || args.defaultShouldRevalidate
}
