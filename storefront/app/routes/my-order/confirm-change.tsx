import { Button } from '@pito/ui/button'
import { useLocation } from 'react-router'
import { PostForm } from '../../form/post-form.tsx'
import { useForm } from '../../form/use-form.ts'
import { useWords } from '../../words/words.ts'
import { myOrderWords } from './my-order-words.ts'

interface ConfirmChangeProps {
  readonly id: 'cancel' | 'withdraw'
  readonly label: string
  readonly back: string
}

/** The one button that changes the order, and the way back for who did not mean it. */
export function ConfirmChange({ id, label, back }: ConfirmChangeProps) {
  const w = useWords(myOrderWords)
  const { pathname, search } = useLocation()
  const form = useForm({ id, action: pathname + search, fields: [] })
  return (
    <>
      <PostForm form={form} className="stack">
        <Button type="submit" look="go" busy={form.pending}>
          {label}
        </Button>
      </PostForm>
      <p>
        <a className="link" href={back}>
          {w.back}
        </a>
      </p>
    </>
  )
}
