import type { ProviderAnswerShown } from '@pito/contracts/staff-order-changes'
import type { DeskOrder } from '@pito/contracts/staff-orders'
import { Alert } from '@pito/ui/alert'
import { Button } from '@pito/ui/button'
import { useFetcherForm } from '@pito/web/form/use-form'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { OfficeForm } from '../errors/office-form.tsx'
import { useStaff } from '../session/use-staff.ts'
import { actionWords, codeWords, orderPageWords, unpaidWords } from './order-page-words.ts'
import { providerAnswerWords } from './payment-words.ts'

/**
 * Says why an order is not paid, and lets staff ask the provider. The answer stays on the page after the order has
 * become paid by it.
 */
export function WhyUnpaid({ order }: { readonly order: DeskOrder }) {
  const w = useWords(orderPageWords)
  const reasons = useWords(unpaidWords)
  const locale = useLocale()
  const form = useFetcherForm<never, readonly ProviderAnswerShown[]>({
    id: `check-payment-${order.order_number}`,
    action: `/orders/${order.order_number}`,
    fields: [],
    keyed: true,
  })
  const { why_unpaid: reason, reserved_until: reserved, pending_until: pending } = order
  return (
    <>
      {reason && (
        <Alert title={w.unpaid} tone="info">
          <p>{reasons[reason]}</p>
          {pending && <p>{w.pendingUntil(timeWithWeekday(pending, locale))}</p>}
          {reserved && <p>{w.until(timeWithWeekday(reserved, locale))}</p>}
          <CheckButton order={order} form={form} />
        </Alert>
      )}
      <div role="status">{form.done && <Answers answers={form.done} />}</div>
    </>
  )
}

interface CheckButtonProps {
  readonly order: DeskOrder
  readonly form: Parameters<typeof OfficeForm>[0]['form'] & { readonly pending: boolean }
}

function CheckButton({ order, form }: CheckButtonProps) {
  const w = useWords(actionWords)
  const { rights } = useStaff()
  const isPossible = order.actions.some(
    ({ action, why_not: refused }) => action === 'check-payment' && refused === null,
  )
  if (!isPossible || !rights.includes('edit-orders')) return null
  return (
    <OfficeForm form={form}>
      <input type="hidden" name="step" value="check-payment" />
      <input type="hidden" name="version" value={order.version} />
      <Button type="submit" busy={form.pending}>
        {w['check-payment']}
      </Button>
    </OfficeForm>
  )
}

function Answers({ answers }: { readonly answers: readonly ProviderAnswerShown[] }) {
  const w = useWords(providerAnswerWords)
  const codes = useWords(codeWords)
  return (
    <Alert title={w.answer} tone="info">
      <ul>
        {answers.map(({ attempt, method, answer }) => (
          <li key={attempt}>
            {attempt}. {codes[method]}: {w[answer]}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
