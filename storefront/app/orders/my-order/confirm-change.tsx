import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { useLocation } from 'react-router'
import { myOrderWords } from './my-order-words.ts'

interface ConfirmChangeProps {
  readonly id: 'cancel' | 'withdraw'
  readonly label: string
  readonly back: string
}

/** Shows the button that changes the order, and a link back for customers who do not want to change it. */
export function ConfirmChange({ id, label, back }: ConfirmChangeProps) {
  const w = useWords(myOrderWords)
  const { pathname, search } = useLocation()
  const form = useForm({ id, action: pathname + search, fields: [] })
  return (
    <>
      <PostForm form={form} className="stack">
        <Button type="submit" look={id === 'withdraw' ? 'go' : undefined} busy={form.pending}>
          {label}
        </Button>
      </PostForm>
      <p>
        <Anchor className="link" href={back}>
          {w.back}
        </Anchor>
      </p>
    </>
  )
}
