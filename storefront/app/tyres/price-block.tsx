import { firstQuantity } from '@pito/contracts/values/cart-quantity'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { useWords } from '@pito/web/words/words'
import { tyres } from '../words/tyres.ts'
import { reductionOf } from './reduction-of.ts'
import type { TyreCardData } from './tyre-card-data.ts'

type PriceBlockProps = Pick<TyreCardData, 'cents' | 'lowestCents' | 'feeIncluded' | 'stock'>

/** The sum from which prices have four digits, 1.000,00 €. */
const longCents = 100_000

/**
 * The price of a full set, or of as many tyres as are left, and of one, all-inclusive; a sold-out tyre has only the
 * latter. A reduction is shown with the lowest price of the last 30 days.
 */
export function PriceBlock({ cents, lowestCents, feeIncluded, stock }: PriceBlockProps) {
  const w = useWords(tyres)
  const percent = reductionOf(cents, lowestCents)
  const pieces = firstQuantity(stock)
  return (
    <div className={pieces * cents < longCents ? 'prices' : 'prices prices--long'}>
      {pieces > 0 && (
        <p>
          <b>{formatEuro(pieces * cents)}</b>
          <span>{w.fewer[pieces] ?? w.four}</span>
        </p>
      )}
      <p>
        <b>{formatEuro(cents)}</b>
        <span>{percent ? <Off percent={percent} /> : w.each}</span>
      </p>
      {percent && lowestCents && <p>{w.lowest(formatEuro(lowestCents))}</p>}
      {feeIncluded && <p>{w.feeIncluded}</p>}
    </div>
  )
}

function Off({ percent }: { percent: number }) {
  return <span className="off">{`\u2212${percent}\u00a0%`}</span>
}
