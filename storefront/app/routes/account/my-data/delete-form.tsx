import { Button } from '@pito/ui/button'
import { Checkbox } from '@pito/ui/checkbox'
import { accountWords } from '../../../account/account-words.ts'
import { PasswordField } from '../../../account/password-field.tsx'
import { PostForm } from '../../../form/post-form.tsx'
import { useForm } from '../../../form/use-form.ts'
import { useWords } from '../../../words/words.ts'
import { myData } from './my-data-words.ts'

export function DeleteForm() {
  const w = useWords(myData)
  const { password } = useWords(accountWords)
  const form = useForm({ id: 'delete-account', action: '/my-data', fields: ['password', 'sure'] })
  return (
    <PostForm form={form} className="form">
      <PasswordField
        label={password}
        field={form.field('password')}
        error={form.error('password')}
        hint={w.passwordHint}
        autoComplete="current-password"
      />
      <Checkbox {...form.checkbox('sure')}>{w.sure}</Checkbox>
      <Button type="submit" busy={form.pending}>
        {w.deleteNow}
      </Button>
    </PostForm>
  )
}
