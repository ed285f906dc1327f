import { inBrowser } from '../../api/page.ts'

/** What works a list out comes with the first change of it: a page that came as HTML has its data. */
export const list = inBrowser(async () => (await import('./load-list.ts')).loadList)
