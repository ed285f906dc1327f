import type { Output } from '@pito/contracts/endpoint'
import type { offerNewApp } from '@pito/contracts/staff-second-factors'
import { Button } from '@pito/ui/button'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { AppSecret } from '../log-in/app-secret.tsx'
import { CodeField } from '../log-in/code-field.tsx'
import { logInWords } from '../log-in/log-in-words.ts'
import { ConfirmedForm } from '../second-factor/confirmed-form.tsx'
import { accountWords } from './account-words.ts'
import { accountForms, accountPath } from './submit-account.ts'

type App = Output<typeof offerNewApp>['data']

/** The authenticator app. A new app is set up with its QR code and confirmed by a code that the app shows. */
export function OwnApp({ hasApp }: { readonly hasApp: boolean }) {
  const w = useWords(accountWords)
  const { confirm } = useWords(logInWords)
  const offer = useFetcherForm<never, App>({ id: accountForms.app, action: accountPath, fields: [] })
  const code = useFetcherForm<'code', string>({
    id: accountForms.appCode,
    action: accountPath,
    fields: ['code'],
  })
  const isReplaced = code.done !== null && code.done === offer.done?.secret
  return (
    <section className="stack stack--tight" aria-labelledby="own-app">
      <h2 id="own-app">{w.app}</h2>
      <p>{hasApp ? w.hasApp : w.hasNoApp}</p>
      <p role="status">{isReplaced && w.appReplaced}</p>
      {offer.done && !isReplaced ? (
        <>
          <AppSecret app={offer.done} />
          <ConfirmedForm form={code} className="team__form">
            <input type="hidden" name="secret" value={offer.done.secret} />
            <CodeField form={code} />
            <Button type="submit" look="go" busy={code.pending}>
              {confirm}
            </Button>
          </ConfirmedForm>
        </>
      ) : (
        <ConfirmedForm form={offer} className="stack stack--tight">
          <p className="quiet small">{hasApp && w.newAppHint}</p>
          <p>
            <Button type="submit" busy={offer.pending}>
              {w.newApp}
            </Button>
          </p>
        </ConfirmedForm>
      )}
    </section>
  )
}
