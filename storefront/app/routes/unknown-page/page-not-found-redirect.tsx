import { handle as ofUnknownPage } from './unknown-page.tsx'

export { clientLoader, default, loader, meta } from './unknown-page.tsx'

/** The parameter `q` has the words of the path that redirected to this page. */
export const handle = { ...ofUnknownPage, cacheBy: ['q'] }
