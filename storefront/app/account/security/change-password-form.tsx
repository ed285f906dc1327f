import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { PasswordField } from '@pito/web/form/password-field'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { useFormValues } from '@pito/web/form/use-form-values'
import { useWords } from '@pito/web/words/words'
import { accountWords } from '../account-words.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { isNewPassword, newPasswordIn } from '../password-faults.ts'
import { useAccount } from '../use-account.ts'
import { useIsCommonPassword } from '../use-common-password.ts'
import { security } from './security-words.ts'

const fields = ['oldpassword', 'password', 'confirm_password'] as const

export function ChangePasswordForm() {
  const w = useWords(security)
  const { email, newPassword } = useWords(accountWords)
  const { userDetails } = useAccount()
  const form = useForm({ id: 'change-password', action: '/changepassword', fields })
  const values = useFormValues(form.ref)
  const typed = values && newPasswordIn(values)
  const own = [userDetails.email, userDetails.first_name, userDetails.last_name, userDetails.company_name]
  const isCommon = useIsCommonPassword(typed?.password ?? '', own)
  const isReady = typed === null || (!isCommon && isNewPassword(typed) && values?.get('oldpassword') !== '')
  return (
    <PostForm form={form} className="form">
      <Field label={email}>
        <TextInput type="email" autoComplete="username" defaultValue={userDetails.email} readOnly />
      </Field>
      <PasswordField
        label={w.oldPassword}
        field={form.field('oldpassword')}
        error={form.error('oldpassword')}
        autoComplete="current-password"
      />
      <NewPasswordFields form={form} label={newPassword} typed={typed} isCommon={isCommon} />
      <Button type="submit" look="go" busy={form.pending} unavailable={!isReady}>
        {w.change}
      </Button>
    </PostForm>
  )
}
