import type { ClientLoaderFunctionArgs } from 'react-router'
import { inBrowser } from '../page/page.ts'
import { withListOnScreenAsFallback } from './results/list-on-screen.ts'

/**
 * The code that loads a list is fetched only at the first change of the list. A page that arrived as HTML already has
 * its data and does not need that code.
 */
const load = inBrowser(async () => (await import('./load-list.ts')).loadListInTab)
const loadSearch = inBrowser(async () => (await import('../search/load-search.ts')).loadSearchInTab)

export const listInBrowser = (args: ClientLoaderFunctionArgs) => withListOnScreenAsFallback(() => load(args))
export const searchInBrowser = (args: ClientLoaderFunctionArgs) =>
  withListOnScreenAsFallback(() => loadSearch(args))
