import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { useFormValues } from '@pito/web/form/use-form-values'
import { useWords } from '@pito/web/words/words'
import { accountWords } from '../account-words.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { isNewPassword, newPasswordIn } from '../password-faults.ts'
import { useIsCommonPassword } from '../use-common-password.ts'

const fields = ['password', 'confirm_password'] as const

interface SetPasswordFormProps {
  readonly id: string
  readonly action: string
  /**
   * The e-mail address of the account. The form contains it, so that a password manager can store it with the
   * password.
   */
  readonly email: string
  readonly send: string
}

export function SetPasswordForm({ id, action, email, send }: SetPasswordFormProps) {
  const w = useWords(accountWords)
  const form = useForm({ id, action, fields })
  const values = useFormValues(form.ref)
  const typed = values && newPasswordIn(values)
  const isCommon = useIsCommonPassword(typed?.password ?? '', [email])
  return (
    <PostForm form={form} className="form">
      <Field label={w.email}>
        <TextInput name="email" type="email" autoComplete="username" defaultValue={email} readOnly />
      </Field>
      <NewPasswordFields form={form} label={w.newPassword} typed={typed} isCommon={isCommon} />
      <Button
        type="submit"
        look="go"
        busy={form.pending}
        unavailable={typed !== null && (isCommon || !isNewPassword(typed))}
      >
        {send}
      </Button>
    </PostForm>
  )
}
