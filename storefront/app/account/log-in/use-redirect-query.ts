import { useLocation } from 'react-router'
import { pathAfterLogIn } from './submit-log-in.ts'

/**
 * Returns the query string that names the page to open after the log-in, for links and forms on both pages. Returns
 * an empty string if the URL names no page.
 */
export function useRedirectQuery(): string {
  const { search } = useLocation()
  const path = pathAfterLogIn(new URL(search, 'https://query.invalid/'))
  return path === null ? '' : `?${new URLSearchParams({ redirect: path })}`
}
