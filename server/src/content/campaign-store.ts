import type { CampaignKind, CampaignPlace, SectionFields } from '@pito/contracts/values/campaign-section'
import type { RowOf } from '../platform/database/columns.ts'
import { columns, inSnakeCase, insertion, named, upsertion } from '../platform/database/columns.ts'
import type { Sql, Tx } from '../platform/database/sql.ts'

const writtenColumns = named(
  'slug, published, campaign_mode, title_fi, title_en, meta_desc_fi, meta_desc_en, image_base_path, updated_at',
)
const campaignColumns = columns('campaign', ['id', ...writtenColumns])

type CampaignRow = RowOf<typeof campaignColumns>

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
    select ${campaignColumns}, (
        select coalesce(json_agg(section), '[]') from (
          select place, locale_id, kind, image, small_image, logo, title, description, button_one_title,
            button_one_link, button_two_title, button_two_link, youtube_link, background_color, data
          from campaign_section where campaign_id = campaign.id
        ) section
      ) as sections
    from campaign where slug = ${slug} and published`
  return campaign
}

const lineColumns = columns('campaign', 'slug, title_fi, title_en, updated_at')

export function campaignsPublished(sql: Sql): Promise<RowOf<typeof lineColumns>[]> {
  return sql`select ${lineColumns} from campaign where published order by slug`
}

/** Writes a campaign and returns its id. A campaign with the same slug is overwritten. */
export async function writeCampaign(tx: Tx, campaign: Omit<CampaignRow, 'id'>): Promise<number> {
  const [written] = await tx<{ id: number }>`
    insert into campaign ${upsertion('campaign', ['slug'], inSnakeCase(campaign, writtenColumns))}
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

async function insertSection(tx: Tx, campaignId: number, { data, ...row }: SectionRow): Promise<void> {
  const values = { ...row, campaign_id: campaignId, data: JSON.stringify(data) }
  await tx`insert into campaign_section ${insertion('campaign_section', values)}`
}
