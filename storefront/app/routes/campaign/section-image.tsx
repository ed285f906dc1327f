import { useLoaderData } from 'react-router'
import { pictureAt } from '../../content/picture-at.ts'
import type { CampaignData, ShownSection } from './load-campaign.ts'

interface SectionImageProps {
  readonly section: ShownSection
  readonly sizes: string
  readonly alt?: string
  /** Seen at once: it does not wait for its turn. */
  readonly eager?: boolean
}

/** Phones get the small picture where there is one. */
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
