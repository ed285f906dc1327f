import type { Platform } from '../platform/platform.ts'
import { campaignSlugs } from './campaign-store.ts'

/** The addresses of the published campaigns in both languages. */
export async function listCampaignLinks({ sql }: Platform) {
  const slugs = await campaignSlugs(sql)
  return slugs.map((slug) => ({ fi: `/kampanja/${slug}`, en: `/campaign/${slug}` }))
}
