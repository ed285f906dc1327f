import './fit-answers.css'
import { Button, ButtonLink } from '@pito/ui/button'
import { useWords } from '@pito/web/words/words'
import { fit } from '../../vehicle/fit-words.ts'
import { anotherCarField, tyreIdsText } from './fit-fields.ts'
import type { FitQuestion } from './fit-question-about.ts'
import { MisfitReasons } from './misfit-reasons.tsx'

export interface PostedFitQuestionProps {
  readonly question: FitQuestion
  readonly isBusy?: boolean
}

/** The reasons and the two answers to a question about fit, inside the form that was posted and is confirmed. */
export function PostedFitQuestion({ question, isBusy = false }: PostedFitQuestionProps) {
  const w = useWords(fit)
  const ids = tyreIdsText(question.misfits.map(({ id }) => id))
  return (
    <>
      <MisfitReasons question={question} />
      <div className="fit-answers">
        <ButtonLink href={question.list}>{w.showFitting}</ButtonLink>
        <Button type="submit" name={anotherCarField} value={ids} busy={isBusy}>
          {w.anotherCar}
        </Button>
      </div>
    </>
  )
}
