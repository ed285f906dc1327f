import type { FitProblem } from '@pito/contracts/values/fit-of'
import { isOnlyAdvice } from '@pito/contracts/values/fit-of'
import { Icon } from '@pito/ui/icon'
import { useWords } from '@pito/web/words/words'
import { fitMark } from './fit-mark-words.ts'

interface FitMarkProps {
  readonly problems: readonly FitProblem[]
  /** The index that is enough for the vehicle, if the tyre has a higher one. */
  readonly enough?: string | undefined
}

/**
 * Says whether a tyre fits the visitor's vehicle. If it does not fit, the mark names the first problem that is more than
 * advice. If a winter tyre fits although it is slower than the vehicle, the mark says that this is allowed. If the index
 * of the tyre is higher than the vehicle needs, the mark names the one that is enough.
 */
export function FitMark({ problems, enough }: FitMarkProps) {
  const w = useWords(fitMark)
  const problem = problems.find((one) => !isOnlyAdvice(one))
  const [advice] = problems
  const reason = advice ? w[advice] : enough && w.enough(enough)
  return (
    <span className={problem ? 'fit fit--not' : 'fit'}>
      <Icon name={problem ? 'warning' : 'check'} />
      <span>{problem ? `${w.fitsNot}: ${w[problem]}` : [w.fits, reason].filter(Boolean).join(', ')}</span>
    </span>
  )
}
