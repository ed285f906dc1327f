import { longestEmail } from '@pito/contracts/values/email'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { PostForm } from '../../form/post-form.tsx'
import { useForm } from '../../form/use-form.ts'
import { useWords } from '../../words/words.ts'
import { staffWords } from './staff-words.ts'
import { loginFields, staffPage } from './submit-staff-forms.ts'

export function StaffLogIn() {
  const w = useWords(staffWords)
  const form = useForm({ id: 'staff-login', action: staffPage, fields: loginFields })
  return (
    <PostForm form={form} className="staffpage__form">
      <Field label={w.email} error={form.error('email')}>
        <TextInput
          {...form.field('email')}
          type="email"
          autoComplete="username"
          maxLength={longestEmail}
          required
        />
      </Field>
      <Field label={w.password} error={form.error('password')}>
        <TextInput
          {...form.field('password')}
          type="password"
          autoComplete="current-password"
          maxLength={100}
          required
        />
      </Field>
      <Button type="submit" look="go" busy={form.pending}>
        {w.logIn}
      </Button>
    </PostForm>
  )
}
