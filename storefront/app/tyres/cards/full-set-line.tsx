import { formatEuro } from '@pito/contracts/values/format-euro'
import { useWords } from '@pito/web/words/words'
import type { FullSet } from './full-set.ts'
import { fullSetWords } from './full-set-words.ts'

interface FullSetLineProps extends FullSet {
  /** True for truck tyres, which are delivered as freight and not fitted. */
  readonly isFreight: boolean
}

/**
 * Renders two lines such as "Kotiin 351,50 €" and "asennettuna alk. 375,20 €". The sums are for the same number of
 * tyres as the card's main price.
 */
export function FullSetLine({ deliveredCents, fittedFromCents, isFreight }: FullSetLineProps) {
  const w = useWords(fullSetWords)
  return (
    <>
      <p className="card__set">{(isFreight ? w.freight : w.delivered)(formatEuro(deliveredCents))}</p>
      {fittedFromCents !== null && (
        <p className="card__set card__from">{w.fittedFrom(formatEuro(fittedFromCents))}</p>
      )}
    </>
  )
}
