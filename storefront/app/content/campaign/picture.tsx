import { SectionImage } from './section-image.tsx'
import type { SectionProps } from './section-props.ts'

export function Picture({ section }: SectionProps) {
  return (
    <figure className="wrap camp__wide">
      <SectionImage section={section} sizes="(width < 75rem) 100vw, 75rem" />
      <figcaption>
        <h2 className="camp__caption quiet" id={`${section.place}-title`}>
          {section.title}
        </h2>
      </figcaption>
    </figure>
  )
}
