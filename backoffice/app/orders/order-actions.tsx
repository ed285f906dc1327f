import type { DeskOrder } from '@pito/contracts/staff-orders'
import type { OrderAction } from '@pito/contracts/values/order-actions'
import { orderActionRights } from '@pito/contracts/values/order-actions'
import type { StaffRight } from '@pito/contracts/values/staff-rights'
import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { OfficeForm } from '../errors/office-form.tsx'
import { useStaff } from '../session/use-staff.ts'
import { actionWords } from './order-page-words.ts'

/** Actions that need no more than a press of a button. */
const steps: readonly OrderAction[] = ['pack', 'send', 'undo-send', 'deliver', 'withdraw-link']

/** The pages of actions that need a form, relative to the page of the order. */
const pages: { readonly [Action in OrderAction]?: string } = {
  track: 'tracking',
  'correct-send': 'correct-sending',
  'correct-delivery': 'correct-delivery',
  cancel: 'cancel',
  withdraw: 'withdrawal',
  refund: 'refund',
  'take-back': 'return',
  'agree-return': 'return-agreement',
  'edit-delivery': 'delivery',
  'move-fitting': 'fitting',
}

interface OrderActionsProps {
  readonly order: DeskOrder
}

/** The actions that are possible with an order and that the member of staff has the right to. */
export function OrderActions({ order }: OrderActionsProps) {
  const w = useWords(actionWords)
  const { rights } = useStaff()
  const possible = possibleActions(order, rights)
  const form = useStepForm('order-step', order)
  if (possible.length === 0) return null
  const whyNotCancelled = order.actions.find(({ action }) => action === 'cancel')?.why_not
  const instead = alternatives.cancel?.find((action) => possible.includes(action))
  return (
    <>
      {/* One form for all steps: while one is under way the others wait, and its refusal outlives its button. */}
      <OfficeForm form={form} className="record-actions">
        <input type="hidden" name="version" value={order.version} />
        {possible.map((action) =>
          steps.includes(action) ? (
            <Button
              key={action}
              type="submit"
              name="step"
              value={action}
              look={isNextStep(order, action) ? 'go' : 'quiet'}
              busy={form.pending}
            >
              {w[action]}
            </Button>
          ) : (
            <PageLink key={action} order={order} action={action} />
          ),
        )}
      </OfficeForm>
      {whyNotCancelled && instead && (
        <p className="quiet small">
          {whyNotCancelled} {w.instead(w[instead])}
        </p>
      )}
    </>
  )
}

/** The actions that staff can take instead of one that is not possible. */
const alternatives: { readonly [Action in OrderAction]?: readonly OrderAction[] } = {
  cancel: ['withdraw', 'agree-return', 'take-back'],
  withdraw: ['agree-return', 'cancel', 'take-back'],
}

/** Links to the possible ones of the actions that staff can take instead of one that is not possible. */
export function InsteadOf({ order, action }: OrderActionsProps & { readonly action: OrderAction }) {
  const { rights } = useStaff()
  const possible = possibleActions(order, rights)
  const offered = (alternatives[action] ?? []).filter((each) => possible.includes(each))
  if (offered.length === 0) return null
  return (
    <div className="record-actions instead-of">
      {offered.map((each) => (
        <PageLink key={each} order={order} action={each} />
      ))}
    </div>
  )
}

function possibleActions(order: DeskOrder, rights: readonly StaffRight[]): readonly OrderAction[] {
  return order.actions
    .filter(({ action, why_not: refused }) => refused === null && rights.includes(orderActionRights[action]))
    .map(({ action }) => action)
}

function PageLink({ order, action }: OrderActionsProps & { readonly action: OrderAction }) {
  const w = useWords(actionWords)
  const page = pages[action]
  if (!page) return null
  return (
    <Anchor className="btn" href={`/orders/${order.order_number}/${page}`}>
      {w[action]}
    </Anchor>
  )
}

interface StepFormProps {
  readonly id: string
  readonly order: Pick<DeskOrder, 'order_number' | 'version'>
  readonly step: OrderAction
  readonly look: 'go' | 'quiet'
  readonly label: string
}

/** A button that carries out an action on an order which needs no more than a press. */
export function StepForm({ id, order, step, look, label }: StepFormProps) {
  const form = useStepForm(id, order)
  return (
    <OfficeForm form={form}>
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="version" value={order.version} />
      <Button type="submit" look={look} busy={form.pending}>
        {label}
      </Button>
    </OfficeForm>
  )
}

function useStepForm(id: string, { order_number: number }: StepFormProps['order']) {
  return useFetcherForm({ id, action: `/orders/${number}`, fields: [], keyed: true })
}

function isNextStep({ task }: DeskOrder, action: OrderAction): boolean {
  return action === (task === 'await-delivery' ? 'deliver' : task)
}
