import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useListView } from '../../tyres/list-view.ts'
import type { QuestionState } from './answer.tsx'
import { Answer, QuestionContext } from './answer.tsx'
import { guideWords } from './guide-words.ts'
import { questionsOfVisit } from './next-question.ts'

interface QuestionProps extends QuestionState {
  readonly title: string
  readonly children: ReactNode
  /** Shown beside the link that skips the question. */
  readonly besides?: ReactNode
}

/** A question with its answers and a link that skips it. */
export function Question({ question, vehicle, title, children, besides }: QuestionProps) {
  const w = useWords(guideWords)
  const { data, state } = useListView()
  const steps = questionsOfVisit(state, vehicle, data.options.facets)
  const titleId = useId()
  return (
    <QuestionContext value={{ question, vehicle }}>
      <section className="ask" aria-labelledby={titleId}>
        <p className="small quiet">{w.step(steps.indexOf(question) + 1, steps.length)}</p>
        <h3 id={titleId} tabIndex={-1}>
          {title}
        </h3>
        {children}
        <p className="row">
          {besides}
          <Answer name="skip" look="link" to={{ ...state, skipped: [...state.skipped, question] }}>
            {w.skip}
          </Answer>
        </p>
      </section>
    </QuestionContext>
  )
}
