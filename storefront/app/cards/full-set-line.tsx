import { formatEuro } from '@pito/contracts/values/format-euro'
import { useWords } from '../words/words.ts'
import type { FullSet } from './full-set.ts'
import { fullSetWords } from './full-set-words.ts'

/** "Kotiin 351,50 €, asennettuna alk. 375,20 €": of as many as the large price is for. */
export function FullSetLine({ deliveredCents, fittedFromCents }: FullSet) {
  const w = useWords(fullSetWords)
  const delivered = w.delivered(formatEuro(deliveredCents))
  if (fittedFromCents === null) return <p className="card__set">{delivered}</p>
  return (
    <p className="card__set">
      <span>{`${delivered},`}</span> <span>{w.fittedFrom(formatEuro(fittedFromCents))}</span>
    </p>
  )
}
