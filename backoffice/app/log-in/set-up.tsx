import type { Output } from '@pito/contracts/endpoint'
import type { offerAuthenticatorApp } from '@pito/contracts/staff-log-in'
import { Button } from '@pito/ui/button'
import { PostForm } from '@pito/web/form/post-form'
import { useFetcherForm } from '@pito/web/form/use-form'
import { focusHeading } from '@pito/web/navigation/focus-heading'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { AppSecret } from './app-secret.tsx'
import { CodeField } from './code-field.tsx'
import { LogInFrame } from './log-in-frame.tsx'
import { logInWords } from './log-in-words.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { logInForms } from './submit-log-in.ts'

interface SetUpProps {
  readonly action: string
  readonly ticket: string
  readonly again: ReactNode
}

type App = Output<typeof offerAuthenticatorApp>['data']

/** Sets up the second factor at the first log-in. The recovery codes at its end are shown once. */
export function SetUp({ action, ticket, again }: SetUpProps) {
  const w = useWords(logInWords)
  const app = useFetcherForm<never, App>({ id: logInForms.app, action, fields: [] })
  const code = useFetcherForm<'code', string[]>({ id: logInForms.appCode, action, fields: ['code'] })
  const passkey = useFetcherForm<never, string[]>({ id: logInForms.newPasskey, action, fields: [] })
  useEffect(() => focusHeading(), [])
  const codes = code.done ?? passkey.done
  const hidden = <input type="hidden" name="ticket" value={ticket} />
  if (codes) return <RecoveryCodes codes={codes} />
  if (app.done)
    return (
      <LogInFrame title={w.appTitle}>
        <AppSecret app={app.done} />
        <PostForm form={code} className="login__form">
          {hidden}
          <CodeField form={code} />
          <Button type="submit" look="go" busy={code.pending}>
            {w.confirm}
          </Button>
        </PostForm>
        {again}
      </LogInFrame>
    )
  return (
    <LogInFrame title={w.setUpTitle}>
      <p>{w.setUpLead}</p>
      <PostForm form={app} className="login__form">
        {hidden}
        <Button type="submit" look="go" busy={app.pending}>
          {w.setUpApp}
        </Button>
      </PostForm>
      <PasskeyButton id={logInForms.newPasskey} label={w.setUpPasskey} {...{ action, ticket }} />
      {again}
    </LogInFrame>
  )
}
