import { CmsHtml } from '../cms-html.tsx'
import { ItemExtras } from './item-extras.tsx'
import type { SectionProps } from './section-props.ts'
import { SectionTitle } from './section-title.tsx'

/** Shows large figures, each with its explanation below. */
export function Stats({ section }: SectionProps) {
  return (
    <div className="wrap">
      <SectionTitle section={section} />
      <ul className="camp__stats">
        {section.data.map((item) => (
          <li key={item.title}>
            <span className="camp__stat">{item.title}</span>
            {item.description && <CmsHtml html={item.description} />}
            <ItemExtras item={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}
