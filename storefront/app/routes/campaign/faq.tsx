import { Disclosure, Disclosures } from '@pito/ui/disclosure'
import { CmsHtml } from '../../content/cms-html.tsx'
import type { SectionProps } from './section-props.ts'
import { SectionTitle } from './section-title.tsx'

/** Only one is open at a time: those with the same name close each other. */
export function Faq({ section }: SectionProps) {
  return (
    <div className="wrap stack camp__faq">
      <SectionTitle section={section} />
      <Disclosures>
        {section.data.map(({ title, description }, index) => (
          <Disclosure key={title} name={section.place} summary={title} open={index === 0}>
            <CmsHtml html={description ?? ''} />
          </Disclosure>
        ))}
      </Disclosures>
    </div>
  )
}
