import { useLoaderData } from 'react-router'
import { pictureAt } from '../picture-at.ts'
import type { CampaignData, ShownSection } from './load-campaign.ts'

interface SectionImageProps {
  readonly section: ShownSection
  readonly sizes: string
  readonly alt?: string
  /** True for an image that is visible at once and must not load lazily. */
  readonly eager?: boolean
}

/** Shows the picture of a section. Phones get its small version if there is one. */
export function SectionImage({ section, sizes, alt = '', eager = false }: SectionImageProps) {
  const { imageBasePath } = useLoaderData<CampaignData>()
  const { image, small_image } = section
  if (!image) return null
  const small = small_image ? pictureAt(imageBasePath, small_image) : null
  return (
    <picture>
      {small && (
        <source media="(width < 48rem)" srcSet={small.srcSet ?? small.src} sizes={small.srcSet && sizes} />
      )}
      <img
        {...pictureAt(imageBasePath, image)}
        sizes={sizes}
        alt={alt}
        width="900"
        height="900"
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
      />
    </picture>
  )
}
