import { useLocation } from 'react-router'
import { pathAfterLogIn } from './submit-log-in.ts'

/** What opens after the log-in, as the query of links and forms between the two pages; empty where nothing is named. */
export function useRedirectQuery(): string {
  const { search } = useLocation()
  const path = pathAfterLogIn(new URL(search, 'https://query.invalid/'))
  return path === null ? '' : `?${new URLSearchParams({ redirect: path })}`
}
