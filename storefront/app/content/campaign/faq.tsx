import { Disclosure, Disclosures } from '@pito/ui/disclosure'
import { CmsHtml } from '../cms-html.tsx'
import { ItemExtras } from './item-extras.tsx'
import type { SectionProps } from './section-props.ts'
import { SectionTitle } from './section-title.tsx'

/** Only one answer is open at a time, because `<details>` elements with the same name close each other. */
export function Faq({ section }: SectionProps) {
  return (
    <div className="wrap stack camp__faq">
      <SectionTitle section={section} />
      <Disclosures>
        {section.data.map((item, index) => (
          <Disclosure key={item.title} name={section.place} summary={item.title} open={index === 0}>
            <CmsHtml html={item.description ?? ''} />
            <ItemExtras item={item} />
          </Disclosure>
        ))}
      </Disclosures>
    </div>
  )
}
