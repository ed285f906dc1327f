import { Disclosure } from '@pito/ui/disclosure'
import { useWords } from '@pito/web/words/words'
import { useRootData } from '../page/root-data.ts'
import { reviews } from './reviews-words.ts'

/** Explains how the shop ensures that reviews are by buyers, which Directive 2005/29/EC, article 7(6), requires. */
export function VerifiedNotice() {
  const w = useWords(reviews)
  const isDemo = useRootData()?.demo
  return (
    <div className="stack stack--tight reviews__notice">
      <p>
        {w.byBuyers} {isDemo && <b>{w.invented}</b>}
      </p>
      <Disclosure summary={w.verifiedTitle}>
        <p className="small">{w.verified}</p>
      </Disclosure>
    </div>
  )
}
