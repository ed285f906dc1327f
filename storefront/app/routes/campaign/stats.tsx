import { CmsHtml } from '../../content/cms-html.tsx'
import type { SectionProps } from './section-props.ts'
import { SectionTitle } from './section-title.tsx'

/** Figures first, what they count below. */
export function Stats({ section }: SectionProps) {
  return (
    <div className="wrap">
      <SectionTitle section={section} />
      <ul className="camp__stats">
        {section.data.map(({ title, description }) => (
          <li key={title}>
            <span className="camp__stat">{title}</span>
            {description && <CmsHtml html={description} />}
          </li>
        ))}
      </ul>
    </div>
  )
}
