import type { VirtualUser } from '@pito/contracts/profile'
import { Alert } from '@pito/ui/alert'
import { Button, ButtonLink } from '@pito/ui/button'
import { PostForm } from '../../form/post-form.tsx'
import { useForm } from '../../form/use-form.ts'
import { useWords } from '../../words/words.ts'
import { staffWords } from './staff-words.ts'
import { staffPage } from './submit-staff-forms.ts'

/** Works where the bar of the other pages does not: without scripts. */
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
