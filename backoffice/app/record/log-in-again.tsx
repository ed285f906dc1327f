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
  readonly onSame: () => void
  /** Called when somebody else has logged in. */
  readonly onOther: () => void
}

type Field = (typeof loginFields)[number]

/** Asks staff to log in over a form that could not be saved because their session had ended. */
export function LogInAgain({ onClose, onSame, onOther }: LogInAgainProps) {
  const w = useWords(recordWords)
  const before = useRef(useStaff().id)
  const form = useFetcherForm<Field, { readonly staffId: string | null }>({
    id: 'log-in-again',
    action: '/log-in-again',
    fields: loginFields,
  })
  const { done } = form
  const finish = useRef({ onSame, onOther })
  finish.current = { onSame, onOther }
  useEffect(() => {
    if (!done) return
    if (done.staffId === before.current) finish.current.onSame()
    else finish.current.onOther()
  }, [done])
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
