import type { FitProblem } from '@pito/contracts/values/fit-of'
import { isOnlyAdvice } from '@pito/contracts/values/fit-of'
import { Icon } from '@pito/ui/icon'
import { useWords } from '@pito/web/words/words'
import { fitMark } from './fit-mark-words.ts'

/**
 * Says whether a tyre fits the visitor's vehicle. If it does not fit, names the first problem that is more than
 * advice.
 */
export function FitMark({ problems }: { problems: readonly FitProblem[] }) {
  const w = useWords(fitMark)
  const problem = problems.find((one) => !isOnlyAdvice(one))
  return (
    <span className={problem ? 'fit fit--not' : 'fit'}>
      <Icon name={problem ? 'warning' : 'check'} />
      <span>{problem ? `${w.fitsNot}: ${w[problem]}` : w.fits}</span>
    </span>
  )
}
