import { getCampaign } from '@pito/contracts/campaign'
import { campaignPlaces, isWholeSection } from '@pito/contracts/values/campaign-section'
import { languageOf } from '@pito/contracts/values/locale'
import { videoHost, videoIdOf } from '@pito/contracts/values/video-id'
import type { Api } from '@pito/web/api/api'
import type { PageRequest } from '../../page/page.ts'
import type { MetaArgs } from '../../page/page-meta.ts'
import { documentTitle, shareable } from '../../page/page-meta.ts'
import type { WithHead } from '../../page/with-head.ts'

const addressOf = (slug: string) => ({ fi: `/kampanja/${slug}`, en: `/campaign/${slug}` })

export async function loadCampaign(api: Api, { params, locale }: PageRequest) {
  const { data } = await api(getCampaign, { lang: languageOf(locale), slug: params.slug ?? '' })
  const sections = campaignPlaces.flatMap((place) => {
    const section = data.sections[place]
    if (!section || !isWholeSection(section.kind, section)) return []
    return { ...section, place, film: filmOf(section.youtube_link) }
  })
  return {
    title: data.title,
    description: data.meta_desc,
    bare: data.campaign_mode,
    imageBasePath: data.image_base_path,
    sections,
    changedAt: data.updated_at,
    addresses: addressOf(data.slug),
  }
}

export type CampaignData = Awaited<ReturnType<typeof loadCampaign>>
export type ShownSection = CampaignData['sections'][number]

/**
 * Returns the player's URL on the only video host that the content security policy allows. That host sets no cookies
 * before the video is played.
 */
function filmOf(link: string | null): string | null {
  const id = videoIdOf(link ?? '')
  return id && `${videoHost}/embed/${id}`
}

export function translatedCampaignPath(path: string): string {
  return path.startsWith('/kampanja/')
    ? path.replace('/kampanja/', '/campaign/')
    : path.replace('/campaign/', '/kampanja/')
}

export const campaignMeta = (args: MetaArgs & { loaderData?: WithHead<CampaignData> | undefined }) =>
  shareable(args, [
    { title: documentTitle(args, args.loaderData?.title ?? '') },
    { name: 'description', content: args.loaderData?.description ?? '' },
    ...(args.loaderData?.head ?? []),
  ])
