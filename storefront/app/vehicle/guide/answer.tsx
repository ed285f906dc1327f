import { Anchor } from '@pito/ui/anchor'
import { classes } from '@pito/ui/classes'
import { tabStorage } from '@pito/web/boot/storage'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { createContext, use, useEffect, useState } from 'react'
import type { ListState, Question } from '../../tyres/list/list-state.ts'
import { useListView } from '../../tyres/list-view.ts'
import type { ListedVehicle } from '../find-vehicle.ts'
import { nameOf } from '../known-vehicle.ts'
import { guideWords } from './guide-words.ts'

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

const key = 'given_answers'

/**
 * Stores an answer for this browser tab, so that it is marked when the visitor goes back to its question. The answers
 * to one vehicle replace those to another. The licence plate is not stored.
 */
export function storeAnswer(vehicle: string, question: Question, answer: string): void {
  tabStorage.set(key, JSON.stringify({ ...answersTo(vehicle), vehicle, [question]: answer }))
}

/** Returns the stored answer, or null. The storage is read after the page has loaded, because pages are cached. */
function useStoredAnswer(vehicle: string, question: Question): string | null {
  const [stored, setStored] = useState<string | null>(null)
  useEffect(() => {
    const answer = answersTo(vehicle)[question]
    setStored(typeof answer === 'string' ? answer : null)
  }, [vehicle, question])
  return stored
}

function answersTo(vehicle: string): Readonly<Record<string, unknown>> {
  const value = tabStorage.getJson(key)
  const answers = (typeof value === 'object' && value) || {}
  return 'vehicle' in answers && answers.vehicle === vehicle ? { ...answers } : {}
}

export interface QuestionState {
  readonly question: Question
  readonly vehicle: ListedVehicle
}

export const QuestionContext = createContext<QuestionState | null>(null)

function useQuestion(): QuestionState {
  const state = use(QuestionContext)
  if (!state) throw new Error('useQuestion was called outside of QuestionContext.')
  return state
}
