import type { Api } from '@pito/web/api/api'
import type { Submit } from '@pito/web/form/form-action'
import { formAction } from '@pito/web/form/form-action'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import type { PageRequest } from '../api/page.ts'
import { page } from '../api/page.ts'
import { leaveForLogin } from './leave-for-login.ts'

interface AccountRequest extends PageRequest {
  /** Those that scripts can read; the session’s is none of them. */
  readonly cookies: string
}

/** `page` for what needs a log-in: visitors without a session go to the login page, and come back afterwards. */
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

/** `formAction` for a form of such a page. */
export function accountAction<Data = null>(submit: Submit<Data>) {
  return formAction<Data>((api, submission) => submit(api, submission).catch(leaveForLogin(api, submission)))
}
