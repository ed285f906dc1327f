import { isOnlyAdvice } from '@pito/contracts/values/fit-of'
import { Button, ButtonLink } from '@pito/ui/button'
import { Dialog } from '@pito/ui/dialog'
import { useWords } from '@pito/web/words/words'
import { fitMark } from '../fit/fit-mark-words.ts'
import { fit } from '../fit/fit-words.ts'
import { useCart } from './cart-store.ts'

const reasonId = 'fit-question-reason'

/** Asks whether a tyre that does not fit is meant for another car, before it is added to the cart. */
export function FitQuestionDialog() {
  const { question } = useCart()
  const w = useWords(fit)
  const reasons = useWords(fitMark)
  const problem = question?.problems.find((one) => !isOnlyAdvice(one))
  return (
    <Dialog
      id="fit-question"
      title={w.fitsNotTyre(question?.vehicle ?? '')}
      closeLabel={w.close}
      describedBy={reasonId}
      small
      open={question !== null}
      onClose={() => question?.answer(false)}
      footer={
        <div className="added__act">
          <ButtonLink href={question?.list ?? ''} onClick={() => question?.answer(false)}>
            {w.showFitting}
          </ButtonLink>
          <Button onClick={() => question?.answer(true)}>{w.anotherCar}</Button>
        </div>
      }
    >
      <p id={reasonId}>{problem ? w.because(reasons[problem]) : ''}</p>
    </Dialog>
  )
}
