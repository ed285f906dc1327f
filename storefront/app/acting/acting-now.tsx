import type { VirtualUser } from '@pito/contracts/profile'
import { Alert } from '@pito/ui/alert'
import { Button, ButtonLink } from '@pito/ui/button'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { staffWords } from './staff-words.ts'
import { staffPage } from './submit-staff-forms.ts'

/** Staff can stop acting here without scripts. The acting bar on the other pages needs scripts. */
export function ActingNow({ customer }: { readonly customer: VirtualUser }) {
  const w = useWords(staffWords)
  const form = useForm({ id: 'leave', action: staffPage, fields: [] })
  return (
    <Alert title={w.actingFor(`${customer.first_name} ${customer.last_name}`)} tone="warn">
      <p>{w.actingHint}</p>
      <PostForm form={form} className="row">
        <ButtonLink href="/profile" look="go">
          {w.toAccount}
        </ButtonLink>
        <Button type="submit" busy={form.pending}>
          {w.leave}
        </Button>
      </PostForm>
    </Alert>
  )
}
