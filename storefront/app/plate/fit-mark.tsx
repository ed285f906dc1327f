import type { FitProblem } from '@pito/contracts/values/fit-of'
import { isOnlyAdvice } from '@pito/contracts/values/fit-of'
import { Icon } from '@pito/ui/icon'
import { useWords } from '@pito/web/words/words'
import { fit } from './fit-words.ts'

/**
 * Shows on a product card whether the tyre fits the chosen vehicle. If it does not fit, shows the first problem that
 * is more than advice.
 */
export function FitMark({ problems }: { problems: readonly FitProblem[] }) {
  const w = useWords(fit)
  const problem = problems.find((one) => !isOnlyAdvice(one))
  return (
    <span className={problem ? 'fit fit--not' : 'fit'}>
      <Icon name={problem ? 'warning' : 'check'} />
      {problem ? w[problem] : w.fits}
    </span>
  )
}
