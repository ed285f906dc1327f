import { useLocation } from 'react-router'
import { pathAfterLogIn } from './submit-log-in.ts'

/**
 * Returns the query with the page to open after the log-in, for links and forms on both pages; empty if no page is
 * named.
 */
export function useRedirectQuery(): string {
  const { search } = useLocation()
  const path = pathAfterLogIn(new URL(search, 'https://query.invalid/'))
  return path === null ? '' : `?${new URLSearchParams({ redirect: path })}`
}
