import type { CampaignKind, CampaignPlace, SectionFields } from '@pito/contracts/values/campaign-section'
import type { Locale } from '@pito/contracts/values/locale'
import { cmsLocaleIds, locales } from '@pito/contracts/values/locale'
import type { Tx } from '../platform/database/sql.ts'
import { bumpRevision } from '../platform/revisions.ts'
import { contentTopic } from './cached-until-changed.ts'
import { replaceSections, writeCampaign } from './campaign-store.ts'
import { safeSection } from './safe-section.ts'

interface InBoth {
  readonly fi: string
  readonly en: string
}

/** A section of a campaign in one language. Omitted fields are empty. */
export type SectionDraft = Partial<SectionFields> & {
  readonly place: CampaignPlace
  readonly kind: CampaignKind
}

export interface CampaignDraft {
  readonly slug: string
  readonly published: boolean
  readonly campaignMode: boolean
  readonly title: InBoth
  readonly metaDesc: InBoth
  readonly imageBasePath: string
  readonly sections: Readonly<Record<Locale, readonly SectionDraft[]>>
}

/** Saves a campaign, which is identified by its slug. Saving it again replaces its whole content. */
export async function saveCampaign(
  tx: Tx,
  { title, metaDesc, sections, ...campaign }: CampaignDraft,
  now: Date,
): Promise<void> {
  const campaignId = await writeCampaign(tx, {
    ...campaign,
    titleFi: title.fi,
    titleEn: title.en,
    metaDescFi: metaDesc.fi,
    metaDescEn: metaDesc.en,
    updatedAt: now,
  })
  const rows = locales.flatMap((locale) =>
    sections[locale].map((section) => ({
      ...safeSection({ ...nothing, ...section }),
      locale_id: cmsLocaleIds[locale],
    })),
  )
  await replaceSections(tx, campaignId, rows)
  await bumpRevision(tx, contentTopic)
}

const nothing: SectionFields = {
  image: null,
  small_image: null,
  logo: null,
  title: null,
  description: null,
  button_one_title: null,
  button_one_link: null,
  button_two_title: null,
  button_two_link: null,
  youtube_link: null,
  background_color: null,
  data: [],
}
