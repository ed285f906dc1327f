import type { Order } from '@pito/contracts/orders'
import { formatAmount } from '@pito/contracts/values/format-euro'
import { ButtonLink } from '@pito/ui/button'
import { Icon } from '@pito/ui/icon'
import { Panel } from '@pito/ui/panel'
import { DateOf } from '@pito/web/locale/date-of'
import { useWords } from '@pito/web/words/words'
import type { HeadingLevel } from './heading-level.ts'
import { orderPageWords } from './order-page-words.ts'

interface OrderSupplementsProps {
  readonly order: Order
  readonly level: HeadingLevel
}

/** Lists the differences in price after staff have moved the fitting, except those that nobody has to pay. */
export function OrderSupplements({ order, level: Heading }: OrderSupplementsProps) {
  const w = useWords(orderPageWords)
  const shown = order.supplements.filter(({ state }) => state !== 'ended')
  if (shown.length === 0) return null
  return (
    <Panel className="stack">
      <Heading>{w.supplements}</Heading>
      {shown.map((supplement) => (
        <div key={supplement.order_number} className="stack stack--tight">
          <p>
            {supplement.name}: <strong className="num">{formatAmount(supplement.amount)}</strong>
            <br />
            {supplement.paid_at ? w.supplementPaid : w.supplementOpen}{' '}
            <DateOf at={supplement.paid_at ?? supplement.requested_at} />
            {supplement.refunded > 0 && `. ${w.supplementRefunded(formatAmount(supplement.refunded))}`}
          </p>
          <p className="row">
            {supplement.pay_path && (
              <ButtonLink look="go" href={supplement.pay_path}>
                {w.paySupplement}
              </ButtonLink>
            )}
            {supplement.invoice_path && (
              <ButtonLink href={supplement.invoice_path} download>
                <Icon name="pdf" />
                {w.invoice}
              </ButtonLink>
            )}
            {supplement.credit_notes.map(
              ({ number, path }) =>
                path && (
                  <ButtonLink key={number} href={path} download>
                    <Icon name="pdf" />
                    {w.creditNote(number)}
                  </ButtonLink>
                ),
            )}
          </p>
        </div>
      ))}
    </Panel>
  )
}
