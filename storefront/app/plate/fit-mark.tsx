import type { FitProblem } from '@pito/contracts/values/fit-of'
import { isOnlyAdvice } from '@pito/contracts/values/fit-of'
import { Icon } from '@pito/ui/icon'
import { useWords } from '@pito/web/words/words'
import { fit } from './fit-words.ts'

/** On a card of a list for one vehicle: the first that speaks against the tyre, advice last. */
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
