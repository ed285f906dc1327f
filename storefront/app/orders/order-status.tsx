import type { OrderSummary } from '@pito/contracts/orders'
import { Mark } from '@pito/ui/mark'
import { useWords } from '@pito/web/words/words'
import { orderWords } from './order-words.ts'

type Statuses = Pick<OrderSummary, 'payment_state' | 'progress' | 'withdrawn_at'>

const tones = { waiting: 'amber', checking: 'frost', ended: 'grey', paid: 'spruce' } as const

/** Shows where the payment stands, and the progress since then. An order that is over is no longer called paid. */
export function OrderStatus({ order }: { order: Statuses }) {
  const w = useWords(orderWords)
  const { payment_state: payment, progress, withdrawn_at } = order
  if (progress === 'cancelled' || progress === 'refunded') return <Mark tone="grey">{w[progress]}</Mark>
  if (withdrawn_at !== null) return <Mark tone="grey">{w.withdrawn}</Mark>
  return (
    <>
      <Mark tone={tones[payment]}>{w[payment]}</Mark>
      {progress !== 'placed' && progress !== 'paid' && (
        <>
          {' '}
          <Mark>{w[progress]}</Mark>
        </>
      )}
    </>
  )
}
