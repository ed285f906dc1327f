import type { Api } from '@pito/web/api/api'
import type { FitQuestion } from './fit-question-about.ts'
import type { PostedForm } from './question-without-scripts.ts'

/**
 * Returns the question about the tyres of a form that was posted without scripts, or null if there is nothing to ask.
 * In the browser nothing is asked, because the question was asked before the form was submitted.
 */
export async function questionOnServer(
  api: Api,
  posted: PostedForm,
  ids: readonly number[],
): Promise<FitQuestion | null> {
  // The build for browsers leaves out what follows.
  if (!import.meta.env.SSR) return null
  const { questionWithoutScripts } = await import('./question-without-scripts.ts')
  return questionWithoutScripts(api, posted, ids)
}
