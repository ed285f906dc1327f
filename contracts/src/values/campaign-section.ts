/** The places that a section of a campaign page can have, from top to bottom. */
export const campaignPlaces = [
  'top',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'image',
] as const
export type CampaignPlace = (typeof campaignPlaces)[number]

export const campaignKinds = [
  'hero',
  'stats',
  'image-and-text',
  'call-to-action',
  'numbered-list',
  'faq',
  'video',
  'image',
] as const
export type CampaignKind = (typeof campaignKinds)[number]

export interface CampaignItem {
  readonly title: string
  readonly description?: string | undefined
  readonly image?: string | undefined
  readonly link?: string | undefined
  readonly id?: string | undefined
}

type Words =
  | 'image'
  | 'small_image'
  | 'logo'
  | 'title'
  | 'description'
  | 'button_one_title'
  | 'button_one_link'
  | 'button_two_title'
  | 'button_two_link'
  | 'youtube_link'
  | 'background_color'

export type SectionFields = Readonly<Record<Words, string | null>> & {
  readonly data: readonly CampaignItem[]
}

const required: Readonly<Record<CampaignKind, readonly (keyof SectionFields)[]>> = {
  hero: ['title', 'description', 'image'],
  stats: ['title', 'data'],
  'image-and-text': ['title', 'description', 'image'],
  'call-to-action': ['title', 'button_one_title', 'button_one_link', 'button_two_title', 'button_two_link'],
  'numbered-list': ['title', 'data'],
  faq: ['title', 'data'],
  video: ['title', 'image', 'youtube_link'],
  image: ['title', 'image'],
}

/** Tells whether a section has every field that its kind requires. Only such sections are shown. */
export function isWholeSection(kind: CampaignKind, fields: SectionFields): boolean {
  return required[kind].every((field) => (fields[field]?.length ?? 0) > 0)
}
