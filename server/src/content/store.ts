import type { CmsPageType } from '@pito/contracts/values/content-kinds'
import type { LandingType } from '@pito/contracts/values/landing'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/database.ts'
import { banner, cmsPage, cmsPageTranslation, country, landingText, menuItem, offer } from './tables.ts'

const translationFields = {
  locale_id: cmsPageTranslation.localeId,
  title: cmsPageTranslation.title,
  summary: cmsPageTranslation.summary,
  content: cmsPageTranslation.content,
  meta_desc: cmsPageTranslation.metaDesc,
}
const lineFields = {
  id: cmsPage.id,
  url_path: cmsPage.urlPath,
  type: cmsPage.type,
  updated_at: cmsPage.updatedAt,
  locale_id: cmsPageTranslation.localeId,
  title: cmsPageTranslation.title,
  summary: cmsPageTranslation.summary,
}
const finnishFirst = desc(cmsPageTranslation.localeId)

export type MenuRow = typeof menuItem.$inferSelect

export function menuRows(db: Db): Promise<MenuRow[]> {
  return db.select().from(menuItem).orderBy(menuItem.position, menuItem.id)
}

/** A row a language. */
export function publishedPage(db: Db, urlPath: string) {
  return db
    .select({ page: cmsPage, translation: translationFields })
    .from(cmsPage)
    .innerJoin(cmsPageTranslation, eq(cmsPageTranslation.cmsPageId, cmsPage.id))
    .where(and(eq(cmsPage.urlPath, urlPath), eq(cmsPage.published, true)))
    .orderBy(finnishFirst)
}

export type PageLineRow = Awaited<ReturnType<typeof publishedPagesOfType>>[number]

/** A row a page and language, in the order of the pages. */
export function publishedPagesOfType(db: Db, type: CmsPageType) {
  return db
    .select(lineFields)
    .from(cmsPage)
    .innerJoin(cmsPageTranslation, eq(cmsPageTranslation.cmsPageId, cmsPage.id))
    .where(and(eq(cmsPage.type, type), eq(cmsPage.published, true)))
    .orderBy(cmsPage.position, cmsPage.id, finnishFirst)
}

export type LandingTextRow = typeof landingText.$inferSelect

/** A row a language. */
export function landingTextRows(db: Db, type: LandingType, name: string): Promise<LandingTextRow[]> {
  return db
    .select()
    .from(landingText)
    .where(and(eq(landingText.type, type), eq(landingText.name, name)))
}

export async function writeLandingText(tx: Tx, row: LandingTextRow): Promise<void> {
  const target = [landingText.type, landingText.name, landingText.localeId]
  await tx.insert(landingText).values(row).onConflictDoUpdate({ target, set: row })
}

export function countryRows(db: Db) {
  return db.select().from(country)
}

export function publishedOffers(db: Db) {
  return db.select().from(offer).where(eq(offer.published, true)).orderBy(asc(offer.position), asc(offer.id))
}

export function publishedBanners(db: Db, localeId: 1 | 2, tyreCategoryId: number) {
  const wanted = [eq(banner.localeId, localeId), eq(banner.tyreCategoryId, tyreCategoryId)]
  return db
    .select()
    .from(banner)
    .where(and(eq(banner.published, true), ...wanted))
    .orderBy(asc(banner.position), asc(banner.id))
}

export async function writePage(tx: Tx, page: typeof cmsPage.$inferInsert): Promise<number> {
  const written = await tx
    .insert(cmsPage)
    .values(page)
    .onConflictDoUpdate({ target: cmsPage.urlPath, set: page })
    .returning({ id: cmsPage.id })
  return onlyId(written)
}

export async function writeTranslation(tx: Tx, row: typeof cmsPageTranslation.$inferInsert): Promise<void> {
  const target = [cmsPageTranslation.cmsPageId, cmsPageTranslation.localeId]
  await tx.insert(cmsPageTranslation).values(row).onConflictDoUpdate({ target, set: row })
}

export async function writeMenuItem(tx: Tx, row: typeof menuItem.$inferInsert): Promise<number> {
  return onlyId(await tx.insert(menuItem).values(row).returning({ id: menuItem.id }))
}

export async function writeOffer(tx: Tx, row: typeof offer.$inferInsert): Promise<void> {
  await tx.insert(offer).values(row)
}

export async function writeBanner(tx: Tx, row: typeof banner.$inferInsert): Promise<void> {
  await tx.insert(banner).values(row)
}

export async function hasContent(tx: Tx): Promise<boolean> {
  const pages = await tx.select({ id: cmsPage.id }).from(cmsPage).limit(1)
  return pages.length > 0
}

function onlyId([row]: { id: number }[]): number {
  if (!row) throw new Error('A written row came back without its id.')
  return row.id
}
