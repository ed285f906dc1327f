import { inBrowser } from '../../api/page.ts'

/** What works a landing page out comes with the first navigation: a page that came as HTML has its data. */
export const landing = inBrowser(async () => (await import('./load-landing.ts')).loadLanding)
export const landingWithSearch = inBrowser(async () => (await import('./load-search.ts')).loadWithSearch)
