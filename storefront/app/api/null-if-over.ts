import { refusedAnswer } from '@pito/web/api/refused-answer'

const codes = new Set<string>(['link-over', 'not-found', 'not-valid'])

/**
 * A link that is unknown, used up or too old has a page that says so. Any other failure is thrown, a request that was
 * throttled among them: its link may still be good.
 */
export function nullIfOver(error: unknown): null {
  if (codes.has(refusedAnswer(error)?.answer.code ?? '')) return null
  throw error
}
