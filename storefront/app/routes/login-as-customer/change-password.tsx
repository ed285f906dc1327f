import { passwordLengths } from '@pito/contracts/values/password'
import { Button } from '@pito/ui/button'
import { Disclosure } from '@pito/ui/disclosure'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
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
        <Field label={w.oldPassword} error={form.error('oldpassword')}>
          <TextInput
            {...form.field('oldpassword')}
            type="password"
            autoComplete="current-password"
            maxLength={100}
            required
          />
        </Field>
        <Field label={w.newPassword} error={form.error('password')}>
          <TextInput
            {...form.field('password')}
            type="password"
            autoComplete="new-password"
            maxLength={passwordLengths.max}
            required
          />
        </Field>
        <Button type="submit" busy={form.pending}>
          {w.change}
        </Button>
      </PostForm>
    </Disclosure>
  )
}
