import type { CampaignKind, CampaignPlace, SectionFields } from '@pito/contracts/values/campaign-section'
import type { Sql, Tx } from '../platform/database/sql.ts'

interface CampaignRow {
  readonly id: number
  readonly slug: string
  readonly published: boolean
  readonly campaignMode: boolean
  readonly titleFi: string
  readonly titleEn: string
  readonly metaDescFi: string
  readonly metaDescEn: string
  readonly imageBasePath: string
  readonly updatedAt: Date
}

/** The fields are named as in the API, so that a row can be returned as it is read. */
export interface SectionRow extends SectionFields {
  readonly place: CampaignPlace
  readonly locale_id: 1 | 2
  readonly kind: CampaignKind
}

/** Reads a published campaign with its sections. Each place of the page has one section per language. */
export async function publishedCampaign(
  sql: Sql,
  slug: string,
): Promise<(CampaignRow & { readonly sections: readonly SectionRow[] }) | undefined> {
  const [campaign] = await sql<CampaignRow & { sections: SectionRow[] }>`
    select id, slug, published, campaign_mode, title_fi, title_en,
      meta_desc_fi, meta_desc_en, image_base_path,
      updated_at, (
        select coalesce(json_agg(section), '[]') from (
          select place, locale_id, kind, image, small_image, logo, title, description, button_one_title,
            button_one_link, button_two_title, button_two_link, youtube_link, background_color, data
          from campaign_section where campaign_id = campaign.id
        ) section
      ) as sections
    from campaign where slug = ${slug} and published`
  return campaign
}

type CampaignLine = Pick<CampaignRow, 'slug' | 'titleFi' | 'titleEn' | 'updatedAt'>

export function campaignsPublished(sql: Sql): Promise<CampaignLine[]> {
  return sql<CampaignLine>`
    select slug, title_fi, title_en, updated_at
    from campaign where published order by slug`
}

/** Writes a campaign and returns its id. A campaign with the same slug is overwritten. */
export async function writeCampaign(tx: Tx, campaign: Omit<CampaignRow, 'id'>): Promise<number> {
  const [written] = await tx<{ id: number }>`
    insert into campaign (slug, published, campaign_mode, title_fi, title_en, meta_desc_fi, meta_desc_en,
      image_base_path, updated_at)
    values (${campaign.slug}, ${campaign.published}, ${campaign.campaignMode}, ${campaign.titleFi},
      ${campaign.titleEn}, ${campaign.metaDescFi}, ${campaign.metaDescEn}, ${campaign.imageBasePath},
      ${campaign.updatedAt})
    on conflict (slug) do update set published = excluded.published, campaign_mode = excluded.campaign_mode,
      title_fi = excluded.title_fi, title_en = excluded.title_en, meta_desc_fi = excluded.meta_desc_fi,
      meta_desc_en = excluded.meta_desc_en, image_base_path = excluded.image_base_path,
      updated_at = excluded.updated_at
    returning id`
  return (written as { id: number }).id
}

export async function replaceSections(
  tx: Tx,
  campaignId: number,
  rows: readonly SectionRow[],
): Promise<void> {
  await tx`delete from campaign_section where campaign_id = ${campaignId}`
  for (const row of rows) await insertSection(tx, campaignId, row)
}

async function insertSection(tx: Tx, campaignId: number, row: SectionRow): Promise<void> {
  await tx`
    insert into campaign_section (campaign_id, place, locale_id, kind, image, small_image, logo, title, description,
      button_one_title, button_one_link, button_two_title, button_two_link, youtube_link, background_color, data)
    values (${campaignId}, ${row.place}, ${row.locale_id}, ${row.kind}, ${row.image}, ${row.small_image}, ${row.logo},
      ${row.title}, ${row.description}, ${row.button_one_title}, ${row.button_one_link}, ${row.button_two_title},
      ${row.button_two_link}, ${row.youtube_link}, ${row.background_color}, ${JSON.stringify(row.data)})`
}
