import { Button } from '@pito/ui/button'
import { Checkbox } from '@pito/ui/checkbox'
import { PasswordField } from '@pito/web/form/password-field'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { accountWords } from '../account-words.ts'
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
