import { ApiRefusal } from '@pito/web/api/api-refusal'
import { isRouteErrorResponse, useLocation, useMatches, useRouteError } from 'react-router'
import { wordsOfPath } from './words-of-path.ts'

/** The status of a page that does not exist, or no longer. */
function isMissing(status: number | undefined): boolean {
  return status === 404 || status === 410
}

export function statusOf(error: unknown): number | undefined {
  if (error instanceof ApiRefusal) return error.status
  return isRouteErrorResponse(error) ? error.status : undefined
}

/** The page to which other pages redirect. */
const redirected = '/page-not-found'

/** Returns the readable words in the path of a page that does not exist, or null on every other page. */
export function useMissingPage(): string | null {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const { handle } = (useMatches().at(-1) ?? {}) as { readonly handle?: { readonly isMissing?: boolean } }
  if (!handle?.isMissing && !isMissing(statusOf(error))) return null
  const fromRedirect = new URLSearchParams(search).get('q')
  return wordsOfPath(pathname === redirected ? encodeURIComponent(fromRedirect ?? '') : pathname)
}
