import { fullSet } from '@pito/contracts/values/cart-quantity'
import { sheetAddress } from '@pito/contracts/values/label-address'
import { Anchor } from '@pito/ui/anchor'
import { useWords } from '@pito/web/words/words'
import { RatingLink } from '../reviews/tyre-reviews.tsx'
import { LabelArrows } from '../tyres/label-arrows.tsx'
import { nameOf } from '../tyres/name-of.ts'
import { buying } from './buy/buying-words.ts'
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

/** Says whether a full set is available and, if it is not, how many tyres are left. */
function Availability({ count }: { count: number }) {
  const w = useWords(buying)
  if (count <= 0) return <span className="stock stock--out">{w.soldOut}</span>
  if (count >= fullSet) return <span className="stock stock--in">{w.inStock}</span>
  return <span className="stock stock--few">{w.available(count)}</span>
}
