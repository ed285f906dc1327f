import { Button } from '@pito/ui/button'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { security } from './security-words.ts'

/** Ends every session of the customer, this one included, and leads to the login page. */
export function LogOutEverywhere() {
  const w = useWords(security)
  const form = useForm({ id: 'logout-everywhere', action: '/logout', fields: [] })
  return (
    <PostForm form={form}>
      <Button type="submit" name="everywhere" value="1" busy={form.pending}>
        {w.everywhere}
      </Button>
    </PostForm>
  )
}
