import { sheetAddress } from '@pito/contracts/values/label-address'
import { Anchor } from '@pito/ui/anchor'
import { useWords } from '@pito/web/words/words'
import { LabelArrows } from '../../tyres/label-arrows.tsx'
import { nameOf } from '../../tyres/name-of.ts'
import { Availability } from './buy/availability.tsx'
import { RatingLink } from './reviews/tyre-reviews.tsx'
import type { TyreData } from './tyre-data.ts'
import { tyre } from './tyre-words.ts'

/**
 * Shows the tyre's name, its rating, the classes of its label with a link to the product information sheet, and its
 * availability.
 */
export function TyreHead({ tyre: { card, reviews } }: { tyre: TyreData }) {
  const w = useWords(tyre)
  return (
    <header className="stack stack--tight">
      <h1>
        {nameOf(card) !== card.model && <span className="pdp__brand">{card.brand} </span>}
        {card.model}
      </h1>
      {reviews && <RatingLink {...reviews} />}
      <div className="pdp__row">
        <LabelArrows label={card.label} seasonId={card.seasonId} />
        {card.label.fuel && (
          <Anchor className="link small" href={sheetAddress(card.id)}>
            {w.sheet}
          </Anchor>
        )}
        <Availability count={card.stock} />
      </div>
    </header>
  )
}
