import { useLoaderData } from 'react-router'
import { pictureAt } from '../picture-at.ts'
import type { CampaignData, ShownSection } from './load-campaign.ts'

/** Shows the title of a section, which is also the section's accessible name. */
export function SectionTitle({ section }: { section: ShownSection }) {
  const { imageBasePath } = useLoaderData<CampaignData>()
  return (
    <>
      {section.logo && (
        <img className="camp__logo" {...pictureAt(imageBasePath, section.logo)} sizes="8rem" alt="" />
      )}
      <h2 id={`${section.place}-title`}>{section.title}</h2>
    </>
  )
}
