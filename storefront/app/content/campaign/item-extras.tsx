import type { CampaignItem } from '@pito/contracts/values/campaign-section'
import { Anchor } from '@pito/ui/anchor'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { pictureAt } from '../picture-at.ts'
import { campaign } from './campaign-words.ts'
import type { CampaignData } from './load-campaign.ts'

/** Shows the picture and the link of an item below its text. */
export function ItemExtras({ item: { title, image, link } }: { item: CampaignItem }) {
  const w = useWords(campaign)
  const { imageBasePath } = useLoaderData<CampaignData>()
  return (
    <>
      {link && (
        <p>
          <Anchor className="link" href={link}>
            {w.readMore}
            <span className="vh">: {title}</span>
          </Anchor>
        </p>
      )}
      {image && (
        <img
          className="camp__item"
          {...pictureAt(imageBasePath, image)}
          sizes="12rem"
          alt=""
          width="900"
          height="900"
          loading="lazy"
        />
      )}
    </>
  )
}
