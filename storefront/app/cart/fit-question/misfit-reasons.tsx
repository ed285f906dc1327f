import { useWords } from '@pito/web/words/words'
import { fitMark } from '../../vehicle/fit-mark-words.ts'
import { fit } from '../../vehicle/fit-words.ts'
import type { FitQuestion } from './fit-question-about.ts'

/** Says why the tyres of a question do not fit. A single tyre is not named, because the customer has just chosen it. */
export function MisfitReasons({
  question: { misfits, isAboutOne },
}: {
  readonly question: Pick<FitQuestion, 'misfits' | 'isAboutOne'>
}) {
  const w = useWords(fit)
  const reasons = useWords(fitMark)
  const [only] = misfits
  if (isAboutOne && only) return <p>{w.because(reasons[only.problem])}</p>
  return (
    <ul>
      {misfits.map(({ id, name, problem }) => (
        <li key={id}>{`${name}: ${reasons[problem]}`}</li>
      ))}
    </ul>
  )
}

/** Returns the heading of a question. */
export function useFitQuestionTitle() {
  const w = useWords(fit)
  return ({ misfits, vehicle }: Pick<FitQuestion, 'misfits' | 'vehicle'>) =>
    (misfits.length > 1 ? w.fitsNotTyres : w.fitsNotTyre)(vehicle)
}
