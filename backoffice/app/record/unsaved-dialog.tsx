import { Button } from '@pito/ui/button'
import { Dialog } from '@pito/ui/dialog'
import { useWords } from '@pito/web/words/words'
import type { Blocker } from 'react-router'
import { recordWords } from './record-words.ts'

/** Asks whether to leave a form with unsaved changes. */
export function UnsavedDialog({ blocker }: { readonly blocker: Blocker }) {
  const w = useWords(recordWords)
  return (
    <Dialog
      id="unsaved-changes"
      title={w.unsaved}
      closeLabel={w.stay}
      small
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      footer={
        <>
          <Button look="go" onClick={() => blocker.reset?.()}>
            {w.stay}
          </Button>
          <Button onClick={() => blocker.proceed?.()}>{w.discard}</Button>
        </>
      }
    >
      <p>{w.unsavedHint}</p>
    </Dialog>
  )
}
