import type { ClientLoaderFunctionArgs } from 'react-router'
import { inBrowser } from '../../api/page.ts'
import { orListOnScreen } from './results/list-on-screen.ts'

/** What works a list out comes with the first change of it: a page that came as HTML has its data. */
const load = inBrowser(async () => (await import('./load-list.ts')).loadList)

export const list = (args: ClientLoaderFunctionArgs) => orListOnScreen(() => load(args))
