import type { CampaignKind } from '@pito/contracts/values/campaign-section'
import type { ComponentType } from 'react'
import { CallToAction } from './call-to-action.tsx'
import { Faq } from './faq.tsx'
import { Film } from './film.tsx'
import { CampaignHero } from './hero.tsx'
import { ImageAndText } from './image-and-text.tsx'
import type { ShownSection } from './load-campaign.ts'
import { NumberedList } from './numbered-list.tsx'
import { Picture } from './picture.tsx'
import type { SectionProps } from './section-props.ts'
import { Stats } from './stats.tsx'
import { wordsOn } from './words-on.ts'

const kinds: Readonly<Record<CampaignKind, ComponentType<SectionProps>>> = {
  hero: CampaignHero,
  stats: Stats,
  'image-and-text': ImageAndText,
  'call-to-action': CallToAction,
  'numbered-list': NumberedList,
  faq: Faq,
  video: Film,
  image: Picture,
}

/** Several kinds of section have a default background. A colour set by the campaign takes precedence over it. */
export function CampaignSection({
  section,
  first = false,
  paired = false,
}: {
  section: ShownSection
  first?: boolean
  paired?: boolean
}) {
  const Kind = kinds[section.kind]
  const colour = section.background_color
  const look = colour ? `on-ground on-ground--${wordsOn(colour)}` : ''
  return (
    <section
      className={`camp camp--${section.kind} ${look} ${paired ? '' : 'section'}`}
      id={section.place}
      aria-labelledby={`${section.place}-title`}
    >
      {colour && <Ground colour={colour} />}
      <Kind section={section} first={first} />
    </section>
  )
}

/**
 * Fills the background with any colour. The colour is set in an SVG attribute, because the content security policy
 * forbids inline styles.
 */
function Ground({ colour }: { colour: string }) {
  return (
    <svg className="camp__ground" aria-hidden="true">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  )
}
