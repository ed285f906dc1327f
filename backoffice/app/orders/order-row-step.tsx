import type { ListedOrder } from '@pito/contracts/staff-orders'
import { Anchor } from '@pito/ui/anchor'
import type { Selection } from '@pito/ui/data-table/data-table'
import { useWords } from '@pito/web/words/words'
import { useStaff } from '../session/use-staff.ts'
import { StepForm } from './order-actions.tsx'
import { taskWords } from './order-words.ts'
import { sendingWords } from './sending-words.ts'

/** The next step of an order in the list as a button, and Undo as long as its sending is not final. */
export function OrderRowStep({ order }: { readonly order: ListedOrder }) {
  const mayShip = useStaff().rights.includes('ship-orders')
  const step = stepOf(order)
  return mayShip && step ? <RowStep order={order} step={step} /> : null
}

function stepOf({ task, undo_until: undo }: ListedOrder): 'pack' | 'send' | 'undo-send' | null {
  if (task === 'pack' || task === 'send') return task
  return undo === null ? null : 'undo-send'
}

type Step = NonNullable<ReturnType<typeof stepOf>>

function RowStep({ order, step }: { readonly order: ListedOrder; readonly step: Step }) {
  const tasks = useWords(taskWords)
  const { undo } = useWords(sendingWords)
  const isUndo = step === 'undo-send'
  return (
    <StepForm
      id={`row-${order.order_number}-${step}`}
      order={order}
      step={step}
      look={isUndo ? 'quiet' : 'go'}
      label={isUndo ? undo : tasks[step]}
    />
  )
}

/** The bulk actions that move the selected orders. Each leads to its dry run. */
export function MoveOrders({ selection: { ids, all } }: { readonly selection: Selection }) {
  const w = useWords(sendingWords)
  if (all) return null
  const lines = encodeURIComponent([...ids].join('\n'))
  return (
    <>
      <Anchor className="btn" href={`/orders/batch?action=pack&lines=${lines}`}>
        {w.packMany}
      </Anchor>
      <Anchor className="btn" href={`/orders/batch?action=send&lines=${lines}`}>
        {w.sendMany}
      </Anchor>
    </>
  )
}
