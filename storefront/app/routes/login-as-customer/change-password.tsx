import { Button } from '@pito/ui/button'
import { Disclosure } from '@pito/ui/disclosure'
import { PasswordField } from '../../account/password-field.tsx'
import { PostForm } from '../../form/post-form.tsx'
import { useForm } from '../../form/use-form.ts'
import { useWords } from '../../words/words.ts'
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
