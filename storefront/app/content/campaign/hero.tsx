import { Tread } from '@pito/ui/tread'
import { CmsHtml } from '../cms-html.tsx'
import { SectionButtons } from './section-buttons.tsx'
import { SectionImage } from './section-image.tsx'
import type { SectionProps } from './section-props.ts'

/**
 * Shows the offer in large figures beside the text that explains it. The section's first item contains both the
 * figure and its small print.
 */
export function CampaignHero({ section, first }: SectionProps) {
  const [figure] = section.data
  const Title = first ? 'h1' : 'h2'
  return (
    <>
      <div className="camp__track">
        <Tread />
        <SectionImage section={section} sizes="(width < 64rem) 14rem, 31rem" eager={first} />
      </div>
      <div className="wrap camp__head">
        <Title id={`${section.place}-title`}>
          {figure && <span className="camp__figure">{figure.title} </span>}
          {section.title}
        </Title>
        <CmsHtml html={section.description ?? ''} />
        <SectionButtons section={section} looks={[section.background_color ? 'light' : 'go', 'link']} />
        {figure?.description && (
          <div className="camp__low">
            <CmsHtml html={figure.description} />
          </div>
        )}
      </div>
    </>
  )
}
