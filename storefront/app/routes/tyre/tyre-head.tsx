import { sheetAddress } from '@pito/contracts/values/label-address'
import { LabelArrows } from '../../tyres/label-arrows.tsx'
import type { TyreCardData } from '../../tyres/tyre-card-data.ts'
import { useWords } from '../../words/words.ts'
import { Availability } from './buy/availability.tsx'
import { tyre } from './tyre-words.ts'

/** Which tyre, its label's classes with the sheet behind them, and whether it is there. */
export function TyreHead({ card }: { card: TyreCardData }) {
  const w = useWords(tyre)
  return (
    <header className="stack stack--tight">
      <h1>
        <span className="pdp__brand">{card.brand}</span> {card.model}
      </h1>
      <div className="pdp__row">
        <LabelArrows label={card.label} seasonId={card.seasonId} />
        {card.label.fuel && (
          <a className="link small" href={sheetAddress(card.id)}>
            {w.sheet}
          </a>
        )}
        <Availability count={card.stock} />
      </div>
    </header>
  )
}
