import { z } from 'zod'
import { answer, endpoint } from './endpoint.ts'
import { campaignKinds, campaignPlaces } from './values/campaign-section.ts'

const item = z
  .object({
    title: z.string(),
    description: z.string().optional(),
    image: z.string().optional(),
    link: z.string().optional(),
    id: z.string().optional(),
  })
  .meta({ id: 'CampaignItem' })

const section = z
  .object({
    kind: z.enum(campaignKinds),
    image: z.string().nullable(),
    small_image: z.string().nullable(),
    logo: z.string().nullable(),
    title: z.string().nullable(),
    description: z.string().nullable(),
    button_one_title: z.string().nullable(),
    button_one_link: z.string().nullable(),
    button_two_title: z.string().nullable(),
    button_two_link: z.string().nullable(),
    youtube_link: z.string().nullable(),
    background_color: z.string().nullable(),
    data: z.array(item),
  })
  .meta({ id: 'CampaignSection' })
export type CampaignSection = z.output<typeof section>

const campaign = z
  .object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    meta_desc: z.string(),
    campaign_mode: z.boolean().describe('Whether the page is shown without header, menu and footer.'),
    image_base_path: z.string(),
    updated_at: z.iso.datetime(),
    sections: z
      .partialRecord(z.enum(campaignPlaces), section)
      .describe(
        'The sections as stored in the language; the page decides whether a section is complete enough to show.',
      ),
  })
  .meta({ id: 'Campaign' })
export type Campaign = z.output<typeof campaign>

export const getCampaign = endpoint({
  method: 'GET',
  path: '/api/v1/campaign/:lang/:slug',
  summary: 'Returns a campaign in a language, en or fi',
  params: z.object({
    lang: z.string().describe('The language of the campaign: `en` or `fi`.'),
    slug: z.string().describe('The last part of the address of the campaign: `talvi-2026`.'),
  }),
  example: { lang: 'en', slug: 'talvi-2026' },
  response: answer(campaign),
  errors: ['not-found'],
  cached: true,
})
