import type { Campaign, CampaignSection, getCampaign } from '@pito/contracts/campaign'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { campaignPlaces } from '@pito/contracts/values/campaign-section'
import { cmsLocaleIds, languageOfCms, localeOfLanguage } from '@pito/contracts/values/locale'
import { isSlug } from '@pito/contracts/values/slug'
import type { Context } from '../platform/context.ts'
import type { Sql } from '../platform/database/sql.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { cachedUntilChanged } from './cached-until-changed.ts'
import type { SectionRow } from './campaign-store.ts'
import { publishedCampaign } from './campaign-store.ts'
import { safeSection } from './safe-section.ts'

const cachedCampaign = cachedUntilChanged(readCampaign)

export async function showCampaign(
  ctx: Context,
  { lang, slug }: Input<typeof getCampaign>,
): Promise<Answer<typeof getCampaign>> {
  const locale = localeOfLanguage(lang)
  const found = locale && isSlug(slug) ? await cachedCampaign(ctx, slug) : null
  if (!locale || !found) refuse('not-found')
  return ok(found[locale])
}

/** Reads a campaign and composes it in both languages, so that the cached result depends only on the slug. */
async function readCampaign(sql: Sql, slug: string) {
  const campaign = await publishedCampaign(sql, slug)
  if (!campaign) return null
  const { sections } = campaign
  const inLanguage = (localeId: 1 | 2, title: string, meta_desc: string): Campaign => ({
    id: campaign.id,
    slug: campaign.slug,
    title,
    meta_desc,
    campaign_mode: campaign.campaignMode,
    image_base_path: campaign.imageBasePath,
    updated_at: campaign.updatedAt.toISOString(),
    sections: Object.fromEntries(
      campaignPlaces.flatMap((place) =>
        sections
          .filter((section) => section.locale_id === localeId && section.place === place)
          .map((section) => [place, sectionOf(section)]),
      ),
    ),
  })
  return {
    fi_FI: inLanguage(cmsLocaleIds.fi_FI, campaign.titleFi, campaign.metaDescFi),
    en_GB: inLanguage(cmsLocaleIds.en_GB, campaign.titleEn, campaign.metaDescEn),
  }
}

/**
 * Returns a section for the response and sanitises it. It was sanitised when it was saved, but a row may have been
 * written in another way.
 */
function sectionOf({ locale_id: localeId, place: _place, ...fields }: SectionRow) {
  const { data, ...rest } = safeSection(fields, languageOfCms(localeId))
  return { ...rest, data: [...data] } satisfies CampaignSection
}
