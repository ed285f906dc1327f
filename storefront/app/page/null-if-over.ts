import { refusedAnswer } from '@pito/web/api/refused-answer'

const codes = new Set<string>(['link-over', 'not-found', 'not-valid'])

/**
 * Returns null if the error says that a link is unknown, used up or expired, because the page then says so itself.
 * Any other error is thrown again, for example a throttled request, whose link may still be valid.
 */
export function nullIfOver(error: unknown): null {
  if (codes.has(refusedAnswer(error)?.answer.code ?? '')) return null
  throw error
}
