import { formatEuro } from '@pito/contracts/values/format-euro'
import { Price } from '@pito/ui/price'
import { useYear } from '../../season/use-year.ts'
import { reductionOf } from '../../tyres/reduction-of.ts'
import { shownYear } from '../../tyres/shown-year.ts'
import type { TyreCardData } from '../../tyres/tyre-card-data.ts'
import { tyre } from '../../words/tyre.ts'
import { tyres } from '../../words/tyres.ts'
import { useWords } from '../../words.ts'

/** What four and one cost, everything in. */
export function TyreBuy({ card }: { card: TyreCardData }) {
  const w = useWords(tyre)
  const words = useWords(tyres)
  const year = shownYear(card.dotYear, useYear())
  const percent = reductionOf(card.cents, card.lowestCents)
  const gone = card.stock <= 0
  return (
    <section className="buy" aria-label={w.price}>
      <p>
        <Price cents={4 * card.cents} size="huge" gone={gone} />
        <span className="buy__what">{words.four}</span>
      </p>
      <p className="row">
        <span className="buy__one">{w.oneTyre(formatEuro(card.cents))}</span>
        {percent && <span className="off">{`\u2212${percent}\u00a0%`}</span>}
      </p>
      {percent && card.lowestCents && <p className="small">{words.lowest(formatEuro(card.lowestCents))}</p>}
      <p className="small quiet">{card.feeIncluded ? w.vatAndFee : w.vat}</p>
      {year && <p className="small">{words.made(year)}</p>}
    </section>
  )
}
