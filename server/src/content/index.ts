/**
 * Content: what the shop says in its own words. A *page* has an address and a text in each language; a *menu
 * item* names a place in the shop and may have others below it. HTML is cleaned when saved and when shown, and
 * every change bumps the revision `content`, so that all processes show it within a second.
 */
export { addMenu, type MenuDraft } from './add-menu.ts'
export { listPageLinks } from './list-page-links.ts'
export { contentRoutes } from './routes.ts'
export { type CmsPageDraft, type CmsText, saveCmsPage } from './save-cms-page.ts'
export { hasContent } from './store.ts'
