import { CmsHtml } from '../cms-html.tsx'
import { ItemExtras } from './item-extras.tsx'
import type { SectionProps } from './section-props.ts'
import { SectionTitle } from './section-title.tsx'

export function NumberedList({ section }: SectionProps) {
  return (
    <div className="wrap stack">
      <SectionTitle section={section} />
      {section.description && <CmsHtml html={section.description} />}
      <ol className="camp__steps">
        {section.data.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            {item.description && <CmsHtml html={item.description} />}
            <ItemExtras item={item} />
          </li>
        ))}
      </ol>
    </div>
  )
}
