import { refusedAnswer } from '../../api/refused-answer.ts'

/** A link that is unknown, used up or too old has a page that says so; any other failure is a failure. */
export function nullIfOver(error: unknown): null {
  const refused = refusedAnswer(error)
  if (refused && (refused.answer.code === 'link-over' || refused.answer.code === 'not-valid')) return null
  throw error
}
