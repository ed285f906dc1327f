import { Alert } from '@pito/ui/alert'
import { useFitQuestionTitle } from './misfit-reasons.tsx'
import type { PostedFitQuestionProps } from './posted-fit-question.tsx'
import { PostedFitQuestion } from './posted-fit-question.tsx'

/** Asks about tyres that do not fit, inside the form that was posted and is confirmed. */
export function FitQuestionAlert(props: PostedFitQuestionProps) {
  const titleOf = useFitQuestionTitle()
  return (
    <Alert title={titleOf(props.question)} tone="warn">
      <PostedFitQuestion {...props} />
    </Alert>
  )
}
