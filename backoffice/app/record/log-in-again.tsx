import { Button } from '@pito/ui/button'
import { Dialog } from '@pito/ui/dialog'
import { useFetcherForm } from '@pito/web/form/use-form'
import { loginFields } from '@pito/web/staff/log-in-staff'
import { StaffLogInFields } from '@pito/web/staff/staff-log-in-form'
import { useWords } from '@pito/web/words/words'
import { useEffect, useRef } from 'react'
import { useStaff } from '../session/use-staff.ts'
import { recordWords } from './record-words.ts'

interface LogInAgainProps {
  readonly onClose: () => void
  /** Called when the person whose session had ended has logged in again. */
  readonly onLoggedIn: () => void
}

type Field = (typeof loginFields)[number]

/** Asks staff to log in over a form that could not be saved because their session had ended. */
export function LogInAgain({ onClose, onLoggedIn }: LogInAgainProps) {
  const w = useWords(recordWords)
  const form = useFetcherForm<Field>({
    id: 'log-in-again',
    action: '/log-in-again',
    fields: loginFields,
    initial: { email: useStaff().email },
  })
  const { result, ref } = form
  // The dialog has opened by then, because the effects of children run first.
  useEffect(() => {
    const inputs = ref.current?.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])') ?? []
    for (const input of inputs) if (input.value === '') return input.focus()
  }, [ref])
  const finish = useRef(onLoggedIn)
  finish.current = onLoggedIn
  useEffect(() => {
    if (result?.outcome === 'done') finish.current()
  }, [result])
  return (
    <Dialog id="log-in-again" title={w.logInAgain} closeLabel={w.close} small open onClose={onClose}>
      <div className="stack">
        <p>{w.logInHint}</p>
        <StaffLogInFields form={form} className="stack">
          <Button type="submit" name="method" value="passkey">
            {w.logInByPasskey}
          </Button>
        </StaffLogInFields>
      </div>
    </Dialog>
  )
}
