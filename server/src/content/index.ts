/**
 * Content: the texts that the shop writes itself. A *page* has an address and a text in each language; a *menu item*
 * refers to a place in the shop and may have children. An *offer* is a picture in each language that links somewhere, a
 * *banner* belongs to a language and a vehicle type, a *campaign* is a page of up to eighteen sections.
 * *News items* are news of the shop or articles about tyres, for customers who are logged in.
 * *Landing words* are the texts on the page of a season, size, category, brand or model. HTML is sanitised when saved
 * and when shown, and every change bumps the revision `content`, so that all processes show it within a second.
 */
export { addMenu, type MenuDraft } from './add-menu.ts'
export type { Heads } from './drafts/draft-heads.ts'
export { draftMenu, draftPictures } from './drafts/draft-menu.ts'
export { draftPagesOfDemo, pagesIn } from './drafts/draft-pages.ts'
export { fillDrafts } from './drafts/fill-drafts.ts'
export { findBannerText, findLandingWords } from './find-landing-words.ts'
export {
  moveWordsOfBrand,
  moveWordsOfModel,
  readLandingWords,
  replaceLandingWords,
} from './landing-text-changes.ts'
export { listCampaignLinks } from './list-campaign-links.ts'
export { readPageLines } from './list-cms-pages.ts'
export { listPageLinks } from './list-page-links.ts'
export { hasNews } from './news-store.ts'
export { hasContent, pageChangedAt } from './page-store.ts'
export { readMenu } from './read-menu.ts'
export { readTermsTexts, type TermsPage, type TermsTexts } from './read-terms-texts.ts'
export { contentRoutes, newsRoutes } from './routes.ts'
export { blocksOfHtml, type TextBlock, type TextTable } from './rules/blocks-of-html.ts'
export { safeParagraphs } from './safe-paragraphs.ts'
export { type BannerDraft, saveBanner } from './save-banner.ts'
export { type CampaignDraft, type SectionDraft, saveCampaign } from './save-campaign.ts'
export { type CmsPageDraft, saveCmsPage } from './save-cms-page.ts'
export { type LandingTextDraft, type LandingWords, saveLandingText } from './save-landing-text.ts'
export { type NewsText, saveNewsItem } from './save-news-item.ts'
export { type OfferDraft, saveOffer } from './save-offer.ts'
export { markChecked, uncheckedDrafts } from './unchecked-drafts.ts'
