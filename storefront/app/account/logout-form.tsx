import { Button } from '@pito/ui/button'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { accountArea } from './account-area-words.ts'

export function LogoutForm() {
  const w = useWords(accountArea)
  const form = useForm({ id: 'logout', action: '/logout', fields: [] })
  return (
    <PostForm form={form}>
      <Button type="submit" look="link" busy={form.pending}>
        {w.logOut}
      </Button>
    </PostForm>
  )
}
