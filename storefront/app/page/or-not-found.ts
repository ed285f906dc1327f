import { data } from 'react-router'

/**
 * Returns the page's data with status 404 if the page says that its subject is unknown or has expired. Monitors, mail
 * programs and search engines read the status and not the text.
 */
export function orNotFound<Data>(loaded: Data, isFound: boolean) {
  return data(loaded, isFound ? 200 : 404)
}
