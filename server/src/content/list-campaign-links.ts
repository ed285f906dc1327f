import type { Platform } from '../platform/platform.ts'
import { campaignsPublished } from './campaign-store.ts'

/** Lists the paths of the published campaigns in both languages. */
export async function listCampaignLinks({ sql }: Platform) {
  const campaigns = await campaignsPublished(sql)
  return campaigns.map(({ slug, updated_at }) => ({
    fi: `/kampanja/${slug}`,
    en: `/campaign/${slug}`,
    changedAt: updated_at,
  }))
}
