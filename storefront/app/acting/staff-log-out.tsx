import { Button } from '@pito/ui/button'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { staffWords } from './staff-words.ts'
import { staffPage } from './submit-staff-forms.ts'

export function StaffLogOut({ name }: { readonly name: string }) {
  const w = useWords(staffWords)
  const form = useForm({ id: 'staff-logout', action: staffPage, fields: [] })
  return (
    <PostForm form={form} className="row">
      <span className="quiet">{w.loggedInAs(name)}</span>
      <Button type="submit" busy={form.pending}>
        {w.logOut}
      </Button>
    </PostForm>
  )
}
