import { Alert } from '@pito/ui/alert'
import { ButtonLink } from '@pito/ui/button'
import type { FormResult } from '@pito/web/form/form-result'
import { useWords } from '@pito/web/words/words'
import { useActionData } from 'react-router'
import { security } from './security-words.ts'

/**
 * The page that shows, without scripts, why a form of the security page was rejected. With scripts the security page
 * shows the error itself.
 */
export function RefusedForm() {
  const w = useWords(security)
  const result = useActionData<FormResult>()
  const refused = result?.outcome === 'refused' ? result : null
  const sentences = Object.values(refused?.errors ?? {}).flat()
  return (
    <section className="wrap section stack">
      <h1>{w.notDone}</h1>
      <Alert title={sentences[0] ?? refused?.message ?? w.notDone} tone="bad" />
      <p>
        <ButtonLink href="/changepassword">{w.back}</ButtonLink>
      </p>
    </section>
  )
}
