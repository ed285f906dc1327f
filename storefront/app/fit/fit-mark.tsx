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
 * Says whether a tyre fits the visitor's vehicle. If it does not fit, names the first problem that is more than
 * advice. If its index is higher than the vehicle needs, names the one that is enough.
 */
export function FitMark({ problems, enough }: FitMarkProps) {
  const w = useWords(fitMark)
  const problem = problems.find((one) => !isOnlyAdvice(one))
  const fits = enough ? `${w.fits}, ${w.enough(enough)}` : w.fits
  return (
    <span className={problem ? 'fit fit--not' : 'fit'}>
      <Icon name={problem ? 'warning' : 'check'} />
      <span>{problem ? `${w.fitsNot}: ${w[problem]}` : fits}</span>
    </span>
  )
}
