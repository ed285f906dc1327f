import { Button } from '@pito/ui/button'
import { Dialog, startHere } from '@pito/ui/dialog'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { PostForm } from '@pito/web/form/post-form'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { useEffect, useRef } from 'react'
import { confirmWords } from './confirm-words.ts'

interface ConfirmDialogProps {
  readonly onClose: () => void
  /** Called when the second factor was right, so that the form can be sent again. */
  readonly onConfirmed: () => void
}

/** Asks for the second factor over a form that was refused with `second-factor-required`. */
export function ConfirmDialog({ onClose, onConfirmed }: ConfirmDialogProps) {
  const w = useWords(confirmWords)
  const form = useFetcherForm<'code'>({ id: 'confirm', action: '/second-factor', fields: ['code'] })
  const { result } = form
  const resultAtFirst = useRef(result)
  const confirmed = useRef(onConfirmed)
  confirmed.current = onConfirmed
  useEffect(() => {
    if (result !== resultAtFirst.current && result?.outcome === 'done') confirmed.current()
  }, [result])
  return (
    <Dialog id="confirm" title={w.title} closeLabel={w.close} small open onClose={onClose}>
      <div className="stack">
        <p>{w.lead}</p>
        <PostForm form={form} className="stack">
          <Field label={w.code} hint={w.codeHint} error={form.error('code')}>
            <TextInput {...form.field('code')} ref={startHere} autoComplete="one-time-code" maxLength={30} />
          </Field>
          <div className="row">
            <Button type="submit" look="go" busy={form.pending}>
              {w.confirm}
            </Button>
            <Button type="submit" name="method" value="passkey">
              {w.byPasskey}
            </Button>
          </div>
        </PostForm>
      </div>
    </Dialog>
  )
}
