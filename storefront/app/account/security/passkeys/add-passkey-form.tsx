import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { PasswordField } from '@pito/web/form/password-field'
import { PostForm } from '@pito/web/form/post-form'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { passkeyWords } from './passkey-words.ts'
import { usePasswordNeeded } from './use-password-needed.ts'

const fields = ['name', 'password'] as const

export function AddPasskeyForm() {
  const w = useWords(passkeyWords)
  const form = useFetcherForm({ id: 'add-passkey', action: '/passkeys/add', fields })
  const isPasswordNeeded = usePasswordNeeded(form.error('password'))
  return (
    <PostForm form={form} className="form">
      <Field label={w.name} hint={w.nameHint} error={form.error('name')}>
        <TextInput {...form.field('name')} autoComplete="off" required />
      </Field>
      {isPasswordNeeded && (
        <PasswordField
          label={w.password}
          field={form.field('password')}
          error={form.error('password')}
          autoComplete="current-password"
        />
      )}
      <p>
        <Button type="submit" busy={form.pending}>
          {w.add}
        </Button>
      </p>
    </PostForm>
  )
}
