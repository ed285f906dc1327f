import './password.css'
import { setVerifiedPassword, verifyUser } from '@pito/contracts/passwords'
import type { Api } from '@pito/web/api/api'
import { formAction } from '@pito/web/form/form-action'
import { fieldErrors } from '@pito/web/form/form-result'
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

const title = titled(passwords, (w) => w.activateTitle)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

const load = page(async (api: Api, { params: { token = '' }, locale }) => {
  const verified = await api(verifyUser, { token, lang: locale }).catch(nullIfOver)
  return orNotFound({ customer: verified?.data ?? null }, verified !== null)
})
export const loader = load.onServer
export const clientLoader = load.inBrowser

const submit = formAction(async (api, { form, params: { token = '' }, locale }) => {
  const typed = newPasswordIn(form)
  const errors = fieldErrors(passwordFaults(typed, locale))
  if (errors) return { errors }
  const { password } = await sealed(api, { password: typed.password })
  await api(setVerifiedPassword, { token, password, lang: locale })
  return redirect(loginAddress({ note: 'password-set' }), 303)
})
export const action = submit.onServer
export const clientAction = submit.inBrowser

export default function ActivateAccount() {
  const w = useWords(passwords)
  const { token } = useParams()
  const { customer } = useLoaderData<typeof loader>()
  return (
    <article className="wrap section passwordpage">
      <h1>{customer ? w.activateTitle : w.overTitle}</h1>
      {customer ? (
        <>
          <p>{w.activateLead(customer.first_name)}</p>
          <SetPasswordForm
            id="activate"
            action={`/account/activate/${token}`}
            email={customer.email}
            send={w.activate}
          />
        </>
      ) : (
        <LinkOver why={w.overActivation} />
      )}
    </article>
  )
}
