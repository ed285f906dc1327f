import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/database.ts'
import { campaign, campaignSection } from './campaign-tables.ts'

export type SectionRow = typeof campaignSection.$inferSelect

/** A row a section and language; one without a section where nothing is written yet. */
export function publishedCampaign(db: Db, slug: string) {
  return db
    .select({ campaign, section: campaignSection })
    .from(campaign)
    .leftJoin(campaignSection, eq(campaignSection.campaignId, campaign.id))
    .where(and(eq(campaign.slug, slug), eq(campaign.published, true)))
}

export async function campaignSlugs(db: Db): Promise<string[]> {
  const rows = await db
    .select({ slug: campaign.slug })
    .from(campaign)
    .where(eq(campaign.published, true))
    .orderBy(campaign.slug)
  return rows.map(({ slug }) => slug)
}

export async function writeCampaign(tx: Tx, row: typeof campaign.$inferInsert): Promise<number> {
  const [written] = await tx
    .insert(campaign)
    .values(row)
    .onConflictDoUpdate({ target: campaign.slug, set: row })
    .returning({ id: campaign.id })
  if (!written) throw new Error('A written campaign came back without its id.')
  return written.id
}

export async function replaceSections(
  tx: Tx,
  campaignId: number,
  rows: readonly (typeof campaignSection.$inferInsert)[],
): Promise<void> {
  await tx.delete(campaignSection).where(eq(campaignSection.campaignId, campaignId))
  if (rows.length > 0) await tx.insert(campaignSection).values([...rows])
}
