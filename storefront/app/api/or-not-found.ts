import { data } from 'react-router'

/**
 * Gives the page's data status 404 when the page says that its subject is unknown or has expired. Monitors, mail
 * programs and search engines read the status, not the sentence.
 */
export function orNotFound<Data>(loaded: Data, isFound: boolean) {
  return data(loaded, isFound ? 200 : 404)
}
