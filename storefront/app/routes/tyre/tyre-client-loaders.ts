import { inBrowser } from '../../api/page.ts'

/**
 * The code that loads a tyre is fetched with the first navigation, because a page that came as HTML already has its
 * data.
 */
export const namedTyre = inBrowser(async () => (await import('./load-tyre.ts')).loadTyre)
export const numberedTyre = inBrowser(async () => (await import('./load-tyre.ts')).loadTyreById)
