import { Anchor } from '@pito/ui/anchor'
import { Carousel } from '@pito/ui/carousel'
import { useWords } from '@pito/web/words/words'
import { CmsHtml } from '../../content/cms-html.tsx'
import { pictureAt } from '../../content/picture-at.ts'
import { carousel } from './carousel-words.ts'
import { homeBelow } from './home-below-words.ts'
import type { BelowData, Text } from './load-below.ts'

const everyMilliseconds = 1000

/** Shows each offer as a picture in the page's language, and repeats its content as text. */
export function Offers({ head, offers }: { head: Text | null; offers: BelowData['offers'] }) {
  const w = useWords(homeBelow)
  const words = useWords(carousel)
  if (offers.length === 0) return null
  const heading = (
    <div className="offers__head">
      <h2>{head?.title || w.offers}</h2>
      {head && <CmsHtml html={head.content} />}
    </div>
  )
  return (
    <div className="section offers">
      <div className="wrap">
        <Carousel label={w.offers} words={words} milliseconds={everyMilliseconds} heading={heading}>
          {offers.map(({ id, url, label, image_base_path, image, behind }) => (
            <li key={id}>
              <Anchor className="offer" href={url}>
                <img
                  {...pictureAt(image_base_path, image)}
                  sizes="(width < 64rem) 84vw, 24rem"
                  alt=""
                  width="900"
                  height="600"
                  loading="lazy"
                />
                <div className="offer__text">
                  <h3>{label}</h3>
                  {behind && <p className="offer__behind num">{behind}</p>}
                </div>
              </Anchor>
            </li>
          ))}
        </Carousel>
      </div>
    </div>
  )
}
