import type { Context } from '../platform/context.ts'
import { cachedUntilChanged } from './cached-until-changed.ts'
import { campaignsPublished } from './campaign-store.ts'

const cachedLinks = cachedUntilChanged(async (sql) => {
  const campaigns = await campaignsPublished(sql)
  return campaigns.map(({ slug, titleFi, titleEn, updatedAt }) => ({
    title: { fi: titleFi, en: titleEn },
    fi: `/kampanja/${slug}`,
    en: `/campaign/${slug}`,
    changedAt: updatedAt,
  }))
})

/** Lists the titles and paths of the published campaigns in both languages, from memory until the content changes. */
export function listCampaignLinks(ctx: Pick<Context, 'platform'>) {
  return cachedLinks(ctx, 'campaigns')
}
