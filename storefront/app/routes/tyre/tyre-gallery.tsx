import { SeasonMark } from '../../tyres/season-mark.tsx'
import type { TyreCardData } from '../../tyres/tyre-card-data.ts'
import { TyrePicture } from '../../tyres/tyre-picture.tsx'
import { tyre } from '../../words/tyre.ts'
import { useWords } from '../../words.ts'

const sizes = '(min-width: 80rem) 30rem, (min-width: 64rem) 42vw, 70vw'

export function TyreGallery({ card }: { card: TyreCardData }) {
  const w = useWords(tyre)
  return (
    <figure className="gallery">
      <div className="gallery__main">
        <SeasonMark seasonId={card.seasonId} />
        <TyrePicture src={card.picture} alt={w.alt(`${card.brand} ${card.model}`)} sizes={sizes} eager />
      </div>
      {card.picture && <figcaption>{w.caption}</figcaption>}
    </figure>
  )
}
