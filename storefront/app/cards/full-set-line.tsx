import { formatEuro } from '@pito/contracts/values/format-euro'
import { useWords } from '@pito/web/words/words'
import type { FullSet } from './full-set.ts'
import { fullSetWords } from './full-set-words.ts'

interface FullSetLineProps extends FullSet {
  /** True for truck tyres, which are delivered as freight and not fitted. */
  readonly isFreight: boolean
}

/**
 * Renders a text such as "Kotiin 351,50 €, asennettuna alk. 375,20 €". The sums are for the same number of tyres as
 * the card's main price.
 */
export function FullSetLine({ deliveredCents, fittedFromCents, isFreight }: FullSetLineProps) {
  const w = useWords(fullSetWords)
  const delivered = (isFreight ? w.freight : w.delivered)(formatEuro(deliveredCents))
  if (fittedFromCents === null) return <p className="card__set">{delivered}</p>
  return (
    <p className="card__set">
      <span>{`${delivered},`}</span> <span>{w.fittedFrom(formatEuro(fittedFromCents))}</span>
    </p>
  )
}
