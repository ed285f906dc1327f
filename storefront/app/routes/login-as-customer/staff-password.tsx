import './login-as-customer.css'
import { setStaffPassword } from '@pito/contracts/staff'
import { accountSentences } from '@pito/contracts/values/account-sentences'
import { isPassword } from '@pito/contracts/values/password'
import { Alert } from '@pito/ui/alert'
import { Button } from '@pito/ui/button'
import { useSearchParams } from 'react-router'
import { PasswordField } from '../../account/password-field.tsx'
import type { Api } from '../../api/api.ts'
import type { Submission } from '../../form/form-action.ts'
import { formAction } from '../../form/form-action.ts'
import { fieldErrors } from '../../form/form-result.ts'
import { PostForm } from '../../form/post-form.tsx'
import { useForm } from '../../form/use-form.ts'
import { sealed } from '../../sealing/sealed.ts'
import { notIndexed, titled } from '../../seo/page-meta.ts'
import { useWords } from '../../words/words.ts'
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

/** Where the link of `npm run staff:add` leads. */
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
          <a className="link" href={staffPage}>
            {w.toLogIn}
          </a>
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
