import './security.css'
import type { OwnSession } from '@pito/contracts/accounts'
import { getTokenHistory } from '@pito/contracts/accounts'
import type { Passkey } from '@pito/contracts/passkeys'
import { listPasskeys } from '@pito/contracts/passkeys'
import { changePassword } from '@pito/contracts/passwords'
import { getAccount } from '@pito/contracts/profile'
import { accountSentences as s } from '@pito/contracts/values/account-sentences'
import { Button } from '@pito/ui/button'
import { Disclosure } from '@pito/ui/disclosure'
import { Field } from '@pito/ui/field'
import { Mark } from '@pito/ui/mark'
import { TextInput } from '@pito/ui/text-input'
import type { Api } from '@pito/web/api/api'
import type { Submission } from '@pito/web/form/form-action'
import { fieldErrors } from '@pito/web/form/form-result'
import { PasswordField } from '@pito/web/form/password-field'
import { PostForm } from '@pito/web/form/post-form'
import { useFetcherForm, useForm } from '@pito/web/form/use-form'
import { timeInHelsinki } from '@pito/web/locale/time-in-helsinki'
import { useLocale } from '@pito/web/locale/use-locale'
import { focusOn } from '@pito/web/navigation/focus-heading'
import { sealed } from '@pito/web/sealing/sealed'
import { useWords } from '@pito/web/words/words'
import { useEffect, useRef, useState } from 'react'
import { data, redirect, useLoaderData } from 'react-router'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { accountAction, accountPage } from '../account-page.ts'
import { endingSession } from '../ending-session.ts'
import { loginAddress } from '../login-address.ts'
import { newPasswordIn, passwordFaults } from '../password-faults.ts'
import { permissionsOf } from '../permissions-of.ts'
import { ChangePasswordForm } from './change-password-form.tsx'
import { PasskeyRow, usePasswordNeeded } from './passkeys/passkey-row.tsx'
import { passkeyWords } from './passkeys/passkey-words.ts'
import { security } from './security-words.ts'

async function submitNewPassword(api: Api, { form, locale }: Submission) {
  const oldpassword = String(form.get('oldpassword') ?? '')
  const typed = newPasswordIn(form)
  const errors = fieldErrors({
    oldpassword: oldpassword ? null : s.passwordMissing[locale],
    ...passwordFaults(typed, locale),
  })
  if (errors) return { errors }
  const secrets = await sealed(api, { oldpassword, password: typed.password })
  await api(changePassword, { ...secrets, lang: locale })
  return redirect(loginAddress({ note: 'password-changed' }), 303)
}

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

const headingId = 'passkeys-heading'

function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const w = useWords(passkeyWords)
  const removed = useRemovedRow(passkeys, headingId)
  return (
    <section className="stack" id="passkeys" aria-labelledby={headingId}>
      <h2 id={headingId}>{w.title}</h2>
      <p>{w.lead}</p>
      <p className="vh" role="status">
        {removed !== null && w.removed(removed)}
      </p>
      <p className="passkeys__without">{w.needsScripts}</p>
      {passkeys.length === 0 ? (
        <p className="quiet">{w.none}</p>
      ) : (
        <ul className="sessions">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <div className="passkeys__add">
        <AddPasskeyForm />
      </div>
    </section>
  )
}

const fields = ['name', 'password'] as const

function AddPasskeyForm() {
  const w = useWords(passkeyWords)
  const form = useFetcherForm({ id: 'add-passkey', action: '/passkeys/add', fields })
  const isPasswordNeeded = usePasswordNeeded(form.error('password'))
  return (
    <PostForm form={form} className="form">
      <Field label={w.name} hint={w.nameHint} error={form.error('name')}>
        <TextInput {...form.field('name')} autoComplete="off" required />
      </Field>
      {isPasswordNeeded && (
        <PasswordField
          label={w.password}
          field={form.field('password')}
          error={form.error('password')}
          autoComplete="current-password"
        />
      )}
      <p>
        <Button type="submit" busy={form.pending}>
          {w.add}
        </Button>
      </p>
    </PostForm>
  )
}

/** The id of the heading above the list. */
const sessionsHeading = 'sessions-heading'

/** Shows the open sessions, each with a button to end it. Ended sessions are in a collapsed list below them. */
function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const w = useWords(security)
  const open = sessions.filter(({ ended_at }) => ended_at === null)
  const rows = open.map(({ id, device }) => ({ id, name: device }))
  const removed = useRemovedRow(rows, sessionsHeading)
  const ended = sessions.filter(({ ended_at }) => ended_at !== null)
  return (
    <>
      <p className="vh" role="status">
        {removed !== null && w.endedNow(removed)}
      </p>
      <ul className="sessions">
        {open.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {open.length > 1 && <LogOutEverywhere />}
      {ended.length > 0 && (
        <Disclosure summary={w.older}>
          <ul className="sessions">
            {ended.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}

/** Ends every session of the customer, this one included, and leads to the login page. */
function LogOutEverywhere() {
  const w = useWords(security)
  const form = useForm({ id: 'logout-everywhere', action: '/logout', fields: [] })
  return (
    <PostForm form={form}>
      <Button type="submit" name="everywhere" value="1" busy={form.pending}>
        {w.everywhere}
      </Button>
    </PostForm>
  )
}

function SessionRow({ session }: { session: OwnSession }) {
  const w = useWords(security)
  const locale = useLocale()
  const { current, by_staff, staff_name, created_at, last_seen_at, ended_at } = session
  const device = by_staff ? w.byStaff(staff_name) : session.device
  const time = (iso: string) => timeInHelsinki(iso, locale)
  return (
    <li className="session">
      <div>
        <p className="row">
          <b>{device}</b>
          {current && <Mark>{w.current}</Mark>}
        </p>
        <p className="small quiet">
          {w.began(time(created_at))}
          {' · '}
          {ended_at === null ? w.lastSeen(time(last_seen_at)) : w.ended(time(ended_at))}
        </p>
      </div>
      {!current && ended_at === null && (
        <EndButton id={session.id} label={w.endOf(device, time(created_at))} />
      )}
    </li>
  )
}

function EndButton({ id, label }: { id: string; label: string }) {
  const w = useWords(security)
  const form = useFetcherForm({ id: `end-session-${id}`, action: '/end-session', fields: [] })
  return (
    <PostForm form={form}>
      <input type="hidden" name="session_id" value={id} />
      <Button type="submit" busy={form.pending} aria-label={label}>
        {w.end}
      </Button>
    </PostForm>
  )
}

interface Row {
  readonly id: string
  readonly name: string
}

/**
 * Returns the name of the row that was removed last, which the list announces. The focus moves to the heading of the
 * list, because the pressed button was removed too.
 */
function useRemovedRow(rows: readonly Row[], headingId: string): string | null {
  const before = useRef(rows)
  const [removed, setRemoved] = useState<string | null>(null)
  useEffect(() => {
    const lost = before.current.find((row) => !rows.some(({ id }) => id === row.id))
    before.current = rows
    if (!lost) return
    setRemoved(lost.name)
    if (document.activeElement === document.body) focusOn(document.getElementById(headingId))
  }, [rows, headingId])
  return removed
}
