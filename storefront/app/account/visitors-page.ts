import { getAccount } from '@pito/contracts/profile'
import { sameSitePath } from '@pito/contracts/values/same-site-path'
import type { Api } from '@pito/web/api/api'
import { refusedAnswer } from '@pito/web/api/refused-answer'
import { hasSessionMarker } from '@pito/web/session/session-marker'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { redirect } from 'react-router'
import type { PageRequest } from '../page/page.ts'
import { page } from '../page/page.ts'

/**
 * Like `page`, for pages that only visitors who are not logged in can use. Customers are redirected to the page
 * that would open after the log-in.
 */
export function visitorsPage<Data>(load: (api: Api, request: PageRequest) => Promise<Data>) {
  const guarded = (cookies: string) =>
    page(async (api, request) => {
      if (hasSessionMarker('customer', cookies) && (await isLoggedIn(api)))
        throw redirect(sameSitePath(request.url.searchParams.get('redirect')) ?? '/')
      return load(api, request)
    })
  return {
    onServer: (args: LoaderFunctionArgs) => guarded(args.request.headers.get('cookie') ?? '').onServer(args),
    inBrowser: (args: ClientLoaderFunctionArgs) => guarded(document.cookie).inBrowser(args),
  }
}

/**
 * Asks the API whether the visitor is logged in, because the marker cookie may belong to a session that has ended.
 */
function isLoggedIn(api: Api): Promise<boolean> {
  return api(getAccount, {}).then(
    () => true,
    (error: unknown) => {
      if (refusedAnswer(error)?.status !== 401) throw error
      return false
    },
  )
}
