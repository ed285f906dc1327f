import './security.css'
import { getTokenHistory } from '@pito/contracts/accounts'
import { listPasskeys } from '@pito/contracts/passkeys'
import { getAccount } from '@pito/contracts/profile'
import { useWords } from '@pito/web/words/words'
import { data, useLoaderData } from 'react-router'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { accountAction, accountPage } from '../account-page.ts'
import { endingSession } from '../ending-session.ts'
import { permissionsOf } from '../permissions-of.ts'
import { ChangePasswordForm } from './change-password-form.tsx'
import { Passkeys } from './passkeys/passkeys.tsx'
import { security } from './security-words.ts'
import { Sessions, sessionsHeading } from './sessions.tsx'
import { submitNewPassword } from './submit-new-password.ts'

export { AccountErrorPage as ErrorBoundary } from '../../errors/account-error-page.tsx'

const title = titled(security, (w) => w.title)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

const load = accountPage(async (api) => {
  const account = await api(getAccount, {})
  if (!permissionsOf(account.data).includes('change_password')) throw data(null, 403)
  const [sessions, passkeys] = await Promise.all([api(getTokenHistory, {}), api(listPasskeys, {})])
  return { sessions: sessions.data, passkeys: passkeys.data }
})
export const loader = load.onServer
export const clientLoader = load.inBrowser

const submit = accountAction(submitNewPassword)
export const action = submit.onServer
export const clientAction = endingSession(submit.inBrowser)

export default function Security() {
  const w = useWords(security)
  const { sessions, passkeys } = useLoaderData<typeof loader>()
  return (
    <div className="security">
      <section className="stack">
        <h2>{w.title}</h2>
        <p>{w.lead}</p>
        <ChangePasswordForm />
      </section>
      <Passkeys passkeys={passkeys} />
      <section className="stack" id="sessions" aria-labelledby={sessionsHeading}>
        <h2 id={sessionsHeading}>{w.sessions}</h2>
        <p>{w.sessionsLead}</p>
        <Sessions sessions={sessions} />
      </section>
    </div>
  )
}
