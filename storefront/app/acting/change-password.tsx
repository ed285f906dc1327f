import { Button } from '@pito/ui/button'
import { Disclosure } from '@pito/ui/disclosure'
import { PasswordField } from '@pito/web/form/password-field'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { staffWords } from './staff-words.ts'
import { passwordFields, staffPage } from './submit-staff-forms.ts'

export function ChangePassword() {
  const w = useWords(staffWords)
  const form = useForm({ id: 'password', action: staffPage, fields: passwordFields })
  const isRefused = form.result?.outcome === 'refused'
  return (
    <Disclosure summary={w.changePassword} open={isRefused || undefined}>
      <PostForm form={form} className="staffpage__form">
        <PasswordField
          label={w.oldPassword}
          field={form.field('oldpassword')}
          error={form.error('oldpassword')}
          autoComplete="current-password"
        />
        <PasswordField
          label={w.newPassword}
          field={form.field('password')}
          error={form.error('password')}
          autoComplete="new-password"
        />
        <Button type="submit" busy={form.pending}>
          {w.change}
        </Button>
      </PostForm>
    </Disclosure>
  )
}
