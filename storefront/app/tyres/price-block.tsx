import { formatEuro } from '@pito/contracts/values/format-euro'
import { Price } from '@pito/ui/price'
import { tyres } from '../words/tyres.ts'
import { useWords } from '../words.ts'
import { reductionOf } from './reduction-of.ts'
import type { TyreCardData } from './tyre-card-data.ts'

type PriceBlockProps = Pick<TyreCardData, 'cents' | 'lowestCents' | 'feeIncluded' | 'stock'>

/** From 1.000,00 € on. */
const longCents = 100_000

/** For four and for one, everything in. A claimed reduction comes with the lowest price of 30 days. */
export function PriceBlock({ cents, lowestCents, feeIncluded, stock }: PriceBlockProps) {
  const w = useWords(tyres)
  const percent = reductionOf(cents, lowestCents)
  const gone = stock <= 0
  return (
    <div className={4 * cents < longCents ? 'prices' : 'prices prices--long'}>
      <p>
        <Price cents={4 * cents} size="big" gone={gone} />
        <span className="prices__what">{w.four}</span>
      </p>
      <p className="prices__one">
        <Price cents={cents} gone={gone} />
        <span className="prices__what">{percent ? <Off percent={percent} /> : w.each}</span>
      </p>
      {percent && lowestCents && <p className="prices__more">{w.lowest(formatEuro(lowestCents))}</p>}
      {feeIncluded && <p className="prices__more">{w.feeIncluded}</p>}
    </div>
  )
}

function Off({ percent }: { percent: number }) {
  return <span className="off">{`\u2212${percent}\u00a0%`}</span>
}
