import type { ShownSection } from './load-campaign.ts'

export interface SectionProps {
  readonly section: ShownSection
  /** It holds the page's headline. */
  readonly first: boolean
}
