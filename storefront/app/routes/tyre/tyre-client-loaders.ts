import { inBrowser } from '../../api/page.ts'

/** What works a tyre's data out comes with the first navigation: a page that came as HTML has its data. */
export const namedTyre = inBrowser(async () => (await import('./load-tyre.ts')).loadTyre)
export const numberedTyre = inBrowser(async () => (await import('./load-tyre.ts')).loadTyreById)
