import { refusedAnswer } from '@pito/web/api/refused-answer'

const codes = new Set<string>(['link-over', 'not-found', 'not-valid'])

/**
 * Returns null for a link that is unknown, used up or too old, for which there is a page that says so. Any other
 * failure is thrown, including a throttled request, whose link may still be valid.
 */
export function nullIfOver(error: unknown): null {
  if (codes.has(refusedAnswer(error)?.answer.code ?? '')) return null
  throw error
}
