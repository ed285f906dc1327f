import { inBrowser } from '../page/page.ts'

/**
 * The code that loads a tyre is fetched only at the first navigation to one. A page that arrived as HTML already has
 * its data and does not need that code.
 */
export const namedTyre = inBrowser(async () => (await import('./load-tyre.ts')).loadTyre)
export const numberedTyre = inBrowser(async () => (await import('./load-tyre.ts')).loadTyreById)
