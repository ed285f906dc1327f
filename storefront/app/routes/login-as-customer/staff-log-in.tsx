import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { EmailInput } from '@pito/web/form/email-input'
import { PasswordField } from '@pito/web/form/password-field'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { staffWords } from './staff-words.ts'
import { loginFields, staffPage } from './submit-staff-forms.ts'

export function StaffLogIn() {
  const w = useWords(staffWords)
  const form = useForm({ id: 'staff-login', action: staffPage, fields: loginFields })
  return (
    <PostForm form={form} className="staffpage__form">
      <Field label={w.email} error={form.error('email')}>
        <EmailInput field={form.field('email')} autoComplete="username" />
      </Field>
      <PasswordField
        label={w.password}
        field={form.field('password')}
        error={form.error('password')}
        autoComplete="current-password"
      />
      <Button type="submit" look="go" busy={form.pending}>
        {w.logIn}
      </Button>
    </PostForm>
  )
}
