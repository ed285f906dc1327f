import './password.css'
import { checkResetToken, resetPassword } from '@pito/contracts/passwords'
import type { Api } from '@pito/web/api/api'
import { formAction } from '@pito/web/form/form-action'
import { fieldErrors, textIn } from '@pito/web/form/form-result'
import { sealed } from '@pito/web/sealing/sealed'
import { useWords } from '@pito/web/words/words'
import { redirect, useLoaderData, useParams } from 'react-router'
import { nullIfOver } from '../../page/null-if-over.ts'
import { orNotFound } from '../../page/or-not-found.ts'
import { page } from '../../page/page.ts'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { loginAddress } from '../login-address.ts'
import { newPasswordIn, passwordFaults } from '../password-faults.ts'
import { LinkOver } from './link-over.tsx'
import { passwords } from './password-words.ts'
import { SetPasswordForm } from './set-password-form.tsx'

const title = titled(passwords, (w) => w.newTitle)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

const load = page(async (api: Api, { params: { token = '' }, locale }) => {
  const found = await api(checkResetToken, { token, lang: locale }).catch(nullIfOver)
  return orNotFound({ email: found?.data.email ?? null }, found !== null)
})
export const loader = load.onServer
export const clientLoader = load.inBrowser

const submit = formAction(async (api, { form, params: { token = '' }, locale }) => {
  const typed = newPasswordIn(form)
  const errors = fieldErrors(passwordFaults(typed, locale))
  if (errors) return { errors }
  const secrets = await sealed(api, { email: textIn(form, 'email'), password: typed.password })
  await api(resetPassword, { token, ...secrets, lang: locale })
  return redirect(loginAddress({ note: 'password-set' }), 303)
})
export const action = submit.onServer
export const clientAction = submit.inBrowser

export default function NewPassword() {
  const w = useWords(passwords)
  const { token } = useParams()
  const { email } = useLoaderData<typeof loader>()
  return (
    <article className="wrap section passwordpage">
      <h1>{email === null ? w.overTitle : w.newTitle}</h1>
      {email === null ? (
        <LinkOver />
      ) : (
        <>
          <p>{w.newLead}</p>
          <SetPasswordForm
            id="new-password"
            action={`/password/reset/${token}`}
            email={email}
            send={w.save}
          />
        </>
      )}
    </article>
  )
}
