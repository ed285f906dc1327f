import { Anchor } from '@pito/ui/anchor'
import './login-as-customer.css'
import { setStaffPassword } from '@pito/contracts/staff'
import { accountSentences } from '@pito/contracts/values/account-sentences'
import { isPassword } from '@pito/contracts/values/password'
import { Alert } from '@pito/ui/alert'
import { Button } from '@pito/ui/button'
import type { Api } from '@pito/web/api/api'
import type { Submission } from '@pito/web/form/form-action'
import { formAction } from '@pito/web/form/form-action'
import { fieldErrors } from '@pito/web/form/form-result'
import { PasswordField } from '@pito/web/form/password-field'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { sealed } from '@pito/web/sealing/sealed'
import { useWords } from '@pito/web/words/words'
import { useSearchParams } from 'react-router'
import { notIndexed, titled } from '../../seo/page-meta.ts'
import { staffWords } from './staff-words.ts'
import { staffPage } from './submit-staff-forms.ts'

const title = titled(staffWords, (w) => w.setTitle)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

const submit = formAction(async (api: Api, { form, url, locale }: Submission) => {
  const password = String(form.get('password') ?? '')
  const rules = accountSentences.passwordRules[locale]
  const errors = fieldErrors({ password: isPassword(password) ? null : rules })
  if (errors) return { errors }
  const token = url.searchParams.get('token') ?? ''
  await api(setStaffPassword, { token, ...(await sealed(api, { password })) })
  return { done: true }
})
export const action = submit.onServer
export const clientAction = submit.inBrowser

/** The page on which a member of staff sets a password. `npm run staff:add` prints the link to it. */
export default function StaffPassword() {
  const w = useWords(staffWords)
  const [query] = useSearchParams()
  const form = useForm<'password', boolean>({
    id: 'set-password',
    action: `${staffPage}/password?${query}`,
    fields: ['password'],
  })
  if (form.done)
    return (
      <article className="wrap section staffpage staffpage--narrow">
        <h1>{w.setTitle}</h1>
        <Alert title={w.passwordSet} tone="good" />
        <p>
          <Anchor className="link" href={staffPage}>
            {w.toLogIn}
          </Anchor>
        </p>
      </article>
    )
  return (
    <article className="wrap section staffpage staffpage--narrow">
      <h1>{w.setTitle}</h1>
      <p>{w.setLead}</p>
      <PostForm form={form} className="staffpage__form">
        <PasswordField
          label={w.newPassword}
          field={form.field('password')}
          error={form.error('password')}
          autoComplete="new-password"
        />
        <Button type="submit" look="go" busy={form.pending}>
          {w.set}
        </Button>
      </PostForm>
    </article>
  )
}
