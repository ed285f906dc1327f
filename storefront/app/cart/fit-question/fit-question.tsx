import { Button, ButtonLink } from '@pito/ui/button'
import { Dialog } from '@pito/ui/dialog'
import { useWords } from '@pito/web/words/words'
import { fit } from '../../vehicle/fit-words.ts'
import { useCart } from '../cart-store.ts'
import { useLatest } from '../use-latest.ts'
import { MisfitReasons, useFitQuestionTitle } from './misfit-reasons.tsx'

const reasonId = 'fit-question-reason'

/** Asks whether tyres that do not fit are meant for another car, before they are added to the cart. */
export function FitQuestionDialog() {
  const { question: open } = useCart()
  const question = useLatest(open)
  const w = useWords(fit)
  const titleOf = useFitQuestionTitle()
  return (
    <Dialog
      id="fit-question"
      title={question ? titleOf(question) : ''}
      closeLabel={w.close}
      describedBy={reasonId}
      small
      open={open !== null}
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
      <div id={reasonId}>{question && <MisfitReasons question={question} />}</div>
    </Dialog>
  )
}
