import { ApiRefusal } from '@pito/web/api/api-refusal'
import { isRouteErrorResponse, useMatches, useRouteError } from 'react-router'

interface WithWords {
  readonly words?: string
}

interface Match {
  readonly handle?: { readonly isMissing?: boolean } | null
  readonly loaderData?: WithWords | null
}

export function statusOf(error: unknown): number | undefined {
  if (error instanceof ApiRefusal) return error.status
  return isRouteErrorResponse(error) ? error.status : undefined
}

/**
 * Returns the readable words in the path of a page that does not exist, or null on every other page. The words are
 * empty if the path may be personal data or a secret, or if the page was opened without a new document.
 */
export function useWordsOfMissingPage(): string | null {
  const error = useRouteError()
  const { handle, loaderData } = (useMatches().at(-1) ?? {}) as Match
  if (handle?.isMissing) return loaderData?.words ?? ''
  const status = statusOf(error)
  if (status !== 404 && status !== 410) return null
  return (isRouteErrorResponse(error) && (error.data as WithWords | null)?.words) || ''
}
