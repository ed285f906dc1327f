import type { Order } from '@pito/contracts/orders'
import type { DeskOrder } from '@pito/contracts/staff-orders'
import { formatDecimal } from '@pito/contracts/values/format-decimal'
import { formatAmount } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { momentShown } from '@pito/contracts/values/moment-shown'
import { Alert } from '@pito/ui/alert'
import { Anchor } from '@pito/ui/anchor'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { codeWords, orderPageWords } from './order-page-words.ts'
import { supplementWords } from './supplement-words.ts'

interface OrderProps {
  readonly order: DeskOrder
}

/** Says on the page of a supplement to which order it belongs. */
export function SupplementOf({ order: { supplement_of: number } }: OrderProps) {
  const w = useWords(supplementWords)
  if (number === null) return null
  return (
    <Alert title={w.isSupplement} quiet>
      <Anchor className="link" href={`/orders/${number}`}>
        {number}
      </Anchor>
    </Alert>
  )
}

/** What the customer was asked to pay after the fitting was moved to a dearer service point. */
export function Supplements({ order: { order_number: number, supplements } }: OrderProps) {
  const w = useWords(supplementWords)
  if (supplements.length === 0) return null
  return (
    <section className="stack" aria-labelledby="supplements">
      <h2 id="supplements">{w.supplements}</h2>
      <ul className="order-rows">
        {supplements.map((supplement) => (
          <li key={supplement.order_number} className="order-row">
            <Supplement supplement={supplement} />
          </li>
        ))}
      </ul>
      {supplements.some(({ state }) => state === 'open') && (
        <p className="small">
          {w.resendHint}{' '}
          <Anchor className="link" href={`/mails?search=${number}`}>
            {w.toMails}
          </Anchor>
        </p>
      )}
    </section>
  )
}

function Supplement({ supplement }: { readonly supplement: Order['supplements'][number] }) {
  const w = useWords(supplementWords)
  const page = useWords(orderPageWords)
  const codes = useWords(codeWords)
  const language = languageOf(useLocale())
  const { order_number: number, state, requested_at: requestedAt, paid_at: paidAt } = supplement
  const { invoice_path: invoice, refunded } = supplement
  const states = {
    open: w.supplementOpen(momentShown(new Date(requestedAt), language)),
    paid: w.supplementPaid(paidAt ? momentShown(new Date(paidAt), language) : ''),
    ended: w.supplementEnded,
  }
  return (
    <>
      <span>
        {supplement.name}{' '}
        <span className="quiet small">
          {w.vatOf(formatDecimal(supplement.vat_percent, language))} {formatAmount(supplement.vat_amount)}
        </span>
        <span className="record-actions">
          <strong>
            {states[state]}
            {supplement.payment_by && `, ${codes[supplement.payment_by]}`}
            {refunded > 0 && `, ${w.supplementRefunded(formatAmount(refunded))}`}
          </strong>
          <Anchor className="link" href={`/orders/${number}`}>
            {w.supplementOrder(number)}
          </Anchor>
          {invoice && (
            <a className="link" href={invoice} download>
              {w.invoice}
            </a>
          )}
          {supplement.credit_notes.map(
            ({ number: note, path }) =>
              path && (
                <a key={note} className="link" href={path} download>
                  {page.creditPdf(note)}
                </a>
              ),
          )}
        </span>
      </span>
      <span>{formatAmount(supplement.amount)}</span>
    </>
  )
}
