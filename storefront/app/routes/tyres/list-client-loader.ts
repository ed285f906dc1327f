import type { ClientLoaderFunctionArgs } from 'react-router'
import { inBrowser } from '../../api/page.ts'
import { orListOnScreen } from './results/list-on-screen.ts'

/**
 * The code that loads a list is fetched with the first change, because a page that came as HTML already has its data.
 */
const load = inBrowser(async () => (await import('./load-list.ts')).loadList)

export const list = (args: ClientLoaderFunctionArgs) => orListOnScreen(() => load(args))
