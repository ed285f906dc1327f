import { inBrowser } from '../../api/page.ts'

/**
 * The code that loads a landing page is fetched with the first navigation, because a page that came as HTML already has
 * its data.
 */
export const landing = inBrowser(async () => (await import('./load-landing.ts')).loadLanding)
export const landingWithSearch = inBrowser(async () => (await import('./load-search.ts')).loadWithSearch)
