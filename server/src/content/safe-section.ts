import type { SectionFields } from '@pito/contracts/values/campaign-section'
import type { Language } from '@pito/contracts/values/locale'
import { videoIdOf } from '@pito/contracts/values/video-id'
import { isPageLink } from './rules/allowed-html.ts'
import { sanitiseHtml } from './sanitise-html.ts'

/** Returns a section that is safe to save and to show. Harmful values are removed. */
export function safeSection<Section extends SectionFields>(section: Section, language?: Language): Section {
  const { description, button_one_link, button_two_link, youtube_link, background_color } = section
  return {
    ...section,
    description: description && (sanitiseHtml(description, language) || null),
    button_one_link: linkOrNull(button_one_link),
    button_two_link: linkOrNull(button_two_link),
    youtube_link: youtube_link && videoIdOf(youtube_link) ? youtube_link : null,
    background_color: colourOrNull(background_color),
    data: section.data.map(({ description, link, ...item }) => ({
      ...item,
      ...(description !== undefined && { description: sanitiseHtml(description, language) }),
      ...(link !== undefined && isPageLink(link) && { link }),
    })),
  }
}

function linkOrNull(link: string | null): string | null {
  return link !== null && isPageLink(link) ? link : null
}

function colourOrNull(colour: string | null): string | null {
  const written = colour?.toLowerCase() ?? ''
  return /^#[0-9a-f]{6}$/.test(written) ? written : null
}
