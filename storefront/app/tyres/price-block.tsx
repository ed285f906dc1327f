import { firstQuantity } from '@pito/contracts/values/cart-quantity'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { reductionOf } from '@pito/contracts/values/reduction-of'
import { useWords } from '@pito/web/words/words'
import { tyres } from '../words/tyres.ts'
import type { TyreCardData } from './tyre-card-data.ts'

type PriceBlockProps = Pick<TyreCardData, 'cents' | 'lowestCents' | 'feeIncluded' | 'stock'>

/** Prices from this sum on have at least four digits before the comma, such as 1.000,00 €. */
const longCents = 100_000

/**
 * Shows the price of a full set, or of all tyres that are left if there are fewer, and the price of one tyre. A
 * sold-out tyre has only the price of one. All charges are included. A reduction is shown with the lowest price of
 * the last 30 days.
 */
export function PriceBlock({ cents, lowestCents, feeIncluded, stock }: PriceBlockProps) {
  const w = useWords(tyres)
  const percent = reductionOf(cents, lowestCents)
  const pieces = firstQuantity(stock)
  return (
    <div className={pieces * cents < longCents ? 'prices' : 'prices prices--long'}>
      {pieces > 0 && (
        <p className="prices__set">
          <b>{formatEuro(pieces * cents)}</b>
          <span>{w.fewer[pieces] ?? w.four}</span>
        </p>
      )}
      <p className="prices__each">
        <b>{formatEuro(cents)}</b>
        {percent ? (
          <span>
            <span className="vh">{`${w.each}, `}</span>
            <Off percent={percent} />
          </span>
        ) : (
          <span>{w.each}</span>
        )}
      </p>
      {percent && lowestCents && <p className="prices__lowest">{w.lowest(formatEuro(lowestCents))}</p>}
      {feeIncluded && <p className="prices__fee">{w.feeIncluded}</p>}
    </div>
  )
}

function Off({ percent }: { percent: number }) {
  return <span className="off">{`\u2212${percent}\u00a0%`}</span>
}
