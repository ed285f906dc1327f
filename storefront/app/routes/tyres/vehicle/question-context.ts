import { createContext, use } from 'react'
import type { Question } from '../../../list/list-state.ts'
import type { ListedVehicle } from '../../../plate/find-vehicle.ts'

export interface QuestionState {
  readonly question: Question
  readonly vehicle: ListedVehicle
}

export const QuestionContext = createContext<QuestionState | null>(null)

export function useQuestion(): QuestionState {
  const asked = use(QuestionContext)
  if (!asked) throw new Error('An answer stands outside of its question.')
  return asked
}
