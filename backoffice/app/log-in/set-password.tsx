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
import { Link, useLocation } from 'react-router'
import { LogInFrame } from './log-in-frame.tsx'
import { setPasswordWords } from './set-password-words.ts'

export const clientAction = formAction(async (api: Api, { form, url, locale }: Submission) => {
  const password = String(form.get('password') ?? '')
  const rules = accountSentences.passwordRules[locale]
  const errors = fieldErrors({ password: isPassword(password) ? null : rules })
  if (errors) return { errors }
  const token = url.searchParams.get('token') ?? ''
  await api(setStaffPassword, { token, ...(await sealed(api, { password })) })
  return { done: true }
}).inBrowser

/** The page on which a member of staff sets a password by the link of the invitation or of `npm run staff:add`. */
export default function SetPassword() {
  const w = useWords(setPasswordWords)
  const { search } = useLocation()
  const form = useForm<'password', boolean>({
    id: 'set-password',
    action: `/password${search}`,
    fields: ['password'],
  })
  return (
    <LogInFrame title={w.title}>
      {form.done ? (
        <>
          <Alert title={w.saved} tone="good" />
          <p>
            <Link className="link" to="/login">
              {w.toLogIn}
            </Link>
          </p>
        </>
      ) : (
        <>
          <p>{w.lead}</p>
          <PostForm form={form} className="login__form">
            <PasswordField
              label={w.password}
              field={form.field('password')}
              error={form.error('password')}
              autoComplete="new-password"
            />
            <Button type="submit" look="go" busy={form.pending}>
              {w.save}
            </Button>
          </PostForm>
        </>
      )}
    </LogInFrame>
  )
}
