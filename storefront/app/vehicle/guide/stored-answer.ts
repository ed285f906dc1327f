import { tabStorage } from '@pito/web/boot/storage'
import { useEffect, useState } from 'react'
import type { Question } from '../../tyres/list/list-state.ts'

const key = 'given_answers'

/**
 * Stores an answer for this browser tab, so that it is marked when the visitor goes back to its question. The answers
 * to one vehicle replace those to another. The licence plate is not stored.
 */
export function storeAnswer(vehicle: string, question: Question, answer: string): void {
  tabStorage.set(key, JSON.stringify({ ...answersTo(vehicle), vehicle, [question]: answer }))
}

/** Returns the stored answer, or null. The storage is read after the page has loaded, because pages are cached. */
export function useStoredAnswer(vehicle: string, question: Question): string | null {
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
