import { Tread } from '@pito/ui/tread'
import { CmsHtml } from '../cms-html.tsx'
import { SectionButtons } from './section-buttons.tsx'
import type { SectionProps } from './section-props.ts'
import { SectionTitle } from './section-title.tsx'

export function CallToAction({ section }: SectionProps) {
  return (
    <div className="wrap">
      <div className="camp__cta">
        {!section.background_color && <Tread />}
        <div className="stack stack--tight">
          <SectionTitle section={section} />
          {section.description && <CmsHtml html={section.description} />}
        </div>
        <SectionButtons section={section} looks={['light', 'line']} />
      </div>
    </div>
  )
}
