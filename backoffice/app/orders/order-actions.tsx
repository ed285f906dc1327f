import type { DeskOrder } from '@pito/contracts/staff-orders'
import type { OrderAction } from '@pito/contracts/values/order-actions'
import { orderActionRights } from '@pito/contracts/values/order-actions'
import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { OfficeForm } from '../errors/office-form.tsx'
import { useStaff } from '../session/use-staff.ts'
import { actionWords } from './order-page-words.ts'

/** Actions that need no more than a press of a button. */
const steps: readonly OrderAction[] = ['pack', 'send', 'undo-send', 'deliver']

/** The pages of actions that need a form, relative to the page of the order. */
const pages: { readonly [Action in OrderAction]?: string } = {
  track: 'tracking',
  'correct-send': 'correct-sending',
  'correct-delivery': 'correct-delivery',
}

interface OrderActionsProps {
  readonly order: DeskOrder
}

/** The actions that are possible with an order and that the member of staff has the right to. */
export function OrderActions({ order }: OrderActionsProps) {
  const w = useWords(actionWords)
  const { rights } = useStaff()
  const possible = order.actions
    .filter(({ action, why_not: refused }) => refused === null && rights.includes(orderActionRights[action]))
    .map(({ action }) => action)
  if (possible.length === 0) return null
  return (
    <div className="record-actions">
      {possible.map((action) => {
        const page = pages[action]
        if (page)
          return (
            <Anchor key={action} className="btn" href={`/orders/${order.order_number}/${page}`}>
              {w[action]}
            </Anchor>
          )
        return steps.includes(action) ? <StepButton key={action} order={order} step={action} /> : null
      })}
    </div>
  )
}

function StepButton({ order, step }: OrderActionsProps & { readonly step: OrderAction }) {
  const w = useWords(actionWords)
  const action = `/orders/${order.order_number}`
  const form = useFetcherForm({ id: `step-${step}`, action, fields: [], keyed: true })
  return (
    <OfficeForm form={form}>
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="version" value={order.version} />
      <Button type="submit" busy={form.pending}>
        {w[step]}
      </Button>
    </OfficeForm>
  )
}
