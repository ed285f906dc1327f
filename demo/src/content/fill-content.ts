import {
  addMenu,
  saveBanner,
  saveCampaign,
  saveCmsPage,
  saveLandingText,
  saveOffer,
} from '@pito/server/src/content/index.ts'
import type { Tx } from '@pito/server/src/platform/database/sql.ts'
import { banners } from './banners.ts'
import { campaigns } from './campaigns.ts'
import { landingPages } from './landing/landing-pages.ts'
import { menu } from './menu.ts'
import { offers } from './offers.ts'
import { demoPages } from './pages.ts'

/**
 * The day on which a text of the demo last changed. An order stores it as the version of the terms that the buyer
 * accepted, so it changes with the terms and equals the date at the end of their text.
 */
const writtenAt = new Date('2026-11-25T10:00:00Z')

export async function fillContent(tx: Tx): Promise<void> {
  await addMenu(tx, menu)
  for (const page of demoPages()) await saveCmsPage(tx, page, writtenAt)
  for (const offer of offers) await saveOffer(tx, offer)
  for (const banner of banners) await saveBanner(tx, banner)
  for (const campaign of campaigns) await saveCampaign(tx, campaign, writtenAt)
  for (const page of landingPages()) await saveLandingText(tx, page)
}
