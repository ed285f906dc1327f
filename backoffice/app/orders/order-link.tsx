import { Anchor } from '@pito/ui/anchor'

export function OrderLink({ number }: { readonly number: string }) {
  return (
    <Anchor className="link" href={`/orders/${number}`}>
      {number}
    </Anchor>
  )
}
