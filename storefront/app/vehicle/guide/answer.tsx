import { Anchor } from '@pito/ui/anchor'
import { classes } from '@pito/ui/classes'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import type { ListState } from '../../tyres/list/list-state.ts'
import { useListView } from '../../tyres/list-view.ts'
import { nameOf } from '../known-vehicle.ts'
import { guideWords } from './guide-words.ts'
import { useQuestion } from './question-context.ts'
import { storeAnswer, useStoredAnswer } from './stored-answer.ts'

interface AnswerProps {
  /** The name of the answer, by which it is recognised when the visitor goes back to the question. */
  readonly name: string
  /** The list with this answer. */
  readonly to: ListState
  readonly children: ReactNode
  readonly look?: 'answer' | 'part' | 'link'
}

const looks = { answer: 'ask__answer', part: 'chip', link: 'link' } as const

/** An answer is a link, so one press is enough, it works without scripts, and the Back button leads to the question. */
export function Answer({ name, to, children, look = 'answer' }: AnswerProps) {
  const w = useWords(guideWords)
  const { address, state } = useListView()
  const { question, vehicle } = useQuestion()
  const stored = useStoredAnswer(nameOf(vehicle), question)
  // The answer in the URL is for pages without scripts. It is older than the stored answer after the visitor goes back.
  const isGiven = (stored ?? state.previousAnswer) === name
  return (
    <Anchor
      className={classes(looks[look], isGiven && 'ask__given')}
      href={address({ ...to, previousAnswer: null, page: 1 })}
      onClick={() => storeAnswer(nameOf(vehicle), question, name)}
      aria-current={isGiven || undefined}
      preventScrollReset
    >
      {children}
      {isGiven && <span className="vh">{` (${w.given})`}</span>}
    </Anchor>
  )
}
