import { Button } from '@pito/ui/button'
import { PostForm } from '@pito/web/form/post-form'
import { useFetcherForm } from '@pito/web/form/use-form'

interface PasskeyButtonProps {
  readonly id: string
  readonly action: string
  readonly ticket?: string
  readonly label: string
  readonly isMain?: boolean
}

/** A form of one button, which lets the browser ask for a passkey. */
export function PasskeyButton({ id, action, ticket, label, isMain = false }: PasskeyButtonProps) {
  const form = useFetcherForm({ id, action, fields: [] })
  return (
    <PostForm form={form} className="login__form">
      {ticket !== undefined && <input type="hidden" name="ticket" value={ticket} />}
      <Button type="submit" look={isMain ? 'go' : 'quiet'} busy={form.pending}>
        {label}
      </Button>
    </PostForm>
  )
}
