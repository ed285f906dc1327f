import { Button } from '@pito/ui/button'
import { PostForm } from '@pito/web/form/post-form'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { CodeField } from './code-field.tsx'
import { LogInFrame } from './log-in-frame.tsx'
import { logInWords } from './log-in-words.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { logInForms } from './submit-log-in.ts'

interface StepProps {
  readonly action: string
  readonly step: { readonly ticket: string; readonly has_app: boolean; readonly has_passkey: boolean }
  readonly again: ReactNode
}

/** The second step: a passkey, a code of the app, or a recovery code. */
export function SecondFactorStep({ action, step: { ticket, has_app, has_passkey }, again }: StepProps) {
  const w = useWords(logInWords)
  const [isRecovery, setRecovery] = useState(false)
  const form = useFetcherForm<'code'>({ id: logInForms.code, action, fields: ['code'] })
  const asksForCode = has_app || isRecovery
  return (
    <LogInFrame title={w.secondTitle}>
      {has_passkey && (
        <PasskeyButton
          id={logInForms.passkey}
          label={w.usePasskey}
          isMain={!asksForCode}
          {...{ action, ticket }}
        />
      )}
      {asksForCode && (
        <PostForm form={form} className="login__form">
          <input type="hidden" name="ticket" value={ticket} />
          <CodeField form={form} isRecovery={isRecovery} key={String(isRecovery)} />
          <Button type="submit" look="go" busy={form.pending}>
            {w.logIn}
          </Button>
        </PostForm>
      )}
      <div className="login__ways">
        {(has_app || !isRecovery) && (
          <Button look="bare" onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? w.useApp : w.useRecovery}
          </Button>
        )}
        {again}
      </div>
    </LogInFrame>
  )
}
