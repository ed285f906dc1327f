import { createContext, use } from 'react'
import type { Question } from '../../tyres/list/list-state.ts'
import type { ListedVehicle } from '../find-vehicle.ts'

export interface QuestionState {
  readonly question: Question
  readonly vehicle: ListedVehicle
}

export const QuestionContext = createContext<QuestionState | null>(null)

export function useQuestion(): QuestionState {
  const state = use(QuestionContext)
  if (!state) throw new Error('useQuestion was called outside of QuestionContext.')
  return state
}
