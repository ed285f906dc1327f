import { Button } from '@pito/ui/button'
import { PostForm } from '../../form/post-form.tsx'
import { useForm } from '../../form/use-form.ts'
import { useWords } from '../../words/words.ts'
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
