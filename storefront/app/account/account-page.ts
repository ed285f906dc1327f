import type { Api } from '@pito/web/api/api'
import type { Submit } from '@pito/web/form/form-action'
import { formAction } from '@pito/web/form/form-action'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import type { PageRequest } from '../page/page.ts'
import { page } from '../page/page.ts'
import { leaveForLogin } from './leave-for-login.ts'

interface AccountRequest extends PageRequest {
  /**
   * The cookies of the request that scripts can read. The session cookie is HttpOnly, so in the browser it is never
   * among them.
   */
  readonly cookies: string
}

/**
 * Like `page`, for pages that need a log-in. Visitors without a session are redirected to the login page and return
 * to the page after logging in.
 */
export function accountPage<Data>(load: (api: Api, request: AccountRequest) => Promise<Data>) {
  const guarded = (cookies: string, { signal }: Request) =>
    page((api, request) =>
      load(api, { ...request, cookies }).catch(leaveForLogin(api, { url: request.url, cookies, signal })),
    )
  return {
    onServer: (args: LoaderFunctionArgs) =>
      guarded(args.request.headers.get('cookie') ?? '', args.request).onServer(args),
    inBrowser: (args: ClientLoaderFunctionArgs) => guarded(document.cookie, args.request).inBrowser(args),
  }
}

/** Like `formAction`, for a form on a page that needs a log-in. */
export function accountAction<Data = null>(submit: Submit<Data>) {
  return formAction<Data>((api, submission) => submit(api, submission).catch(leaveForLogin(api, submission)))
}
