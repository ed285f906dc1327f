import { Button } from '@pito/ui/button'
import { PostForm } from '../../form/post-form.tsx'
import { useForm } from '../../form/use-form.ts'
import { useWords } from '../../words/words.ts'
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
