import type { ShownSection } from './load-campaign.ts'

export interface SectionProps {
  readonly section: ShownSection
  /** True for the section that contains the page's headline. */
  readonly first: boolean
}
