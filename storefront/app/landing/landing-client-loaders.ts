import { inBrowser } from '../page/page.ts'

/**
 * The code that loads a landing page is fetched only at the first navigation to one. A page that arrived as HTML
 * already has its data and does not need that code.
 */
export const landing = inBrowser(async () => (await import('./load-landing.ts')).loadLanding)
export const landingWithSearch = inBrowser(async () => (await import('./load-search.ts')).loadWithSearch)
