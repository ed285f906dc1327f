import { Tread } from '@pito/ui/tread'
import { CmsHtml } from '../cms-html.tsx'
import { SectionButtons } from './section-buttons.tsx'
import { SectionImage } from './section-image.tsx'
import type { SectionProps } from './section-props.ts'
import { SectionTitle } from './section-title.tsx'

export function ImageAndText({ section }: SectionProps) {
  return (
    <div className="wrap camp__media">
      <div className="camp__pic">
        <Tread />
        <SectionImage section={section} sizes="(width < 64rem) 92vw, 36rem" />
      </div>
      <div className="stack">
        <SectionTitle section={section} />
        <CmsHtml html={section.description ?? ''} />
        <SectionButtons section={section} looks={['link', 'link']} />
      </div>
    </div>
  )
}
