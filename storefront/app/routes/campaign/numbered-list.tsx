import { CmsHtml } from '../../content/cms-html.tsx'
import type { SectionProps } from './section-props.ts'
import { SectionTitle } from './section-title.tsx'

export function NumberedList({ section }: SectionProps) {
  return (
    <div className="wrap stack">
      <SectionTitle section={section} />
      {section.description && <CmsHtml html={section.description} />}
      <ol className="camp__steps">
        {section.data.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            {description && <CmsHtml html={description} />}
          </li>
        ))}
      </ol>
    </div>
  )
}
