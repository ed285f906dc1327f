import type { FormResult } from '@pito/web/form/form-result'
import { useWords } from '@pito/web/words/words'
import { errorWords } from './error-words.ts'

/** Shows the id of the request by which the shop refused a form, unless the sentence of the refusal ends with it. */
export function RequestId({ result }: { readonly result: FormResult<unknown> | null }) {
  const w = useWords(errorWords)
  const answer = result?.outcome === 'refused' ? result.answer : undefined
  if (!answer?.request_id || answer.code === 'unexpected') return null
  return (
    <p>
      {w.requestId}: <code>{answer.request_id}</code>
    </p>
  )
}
