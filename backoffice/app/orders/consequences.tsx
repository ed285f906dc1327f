import type { OrderConsequences } from '@pito/contracts/order-consequences'
import { formatDecimal } from '@pito/contracts/values/format-decimal'
import { formatAmount } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { codeWords } from './order-page-words.ts'
import { returnWords } from './return-words.ts'

/** What a change will do to times, stock, money and e-mails, as the server has computed it. */
export function Consequences({ found }: { readonly found: OrderConsequences }) {
  const w = useWords(returnWords)
  const locale = useLocale()
  const { fitting, tyres, promo_code: code, refund, emails } = found
  return (
    <section className="stack" aria-labelledby="consequences">
      <h2 id="consequences">{w.consequences}</h2>
      <ul>
        {fitting && (
          <li>
            {w.fittingReleased(
              fitting.starts_at ? timeWithWeekday(fitting.starts_at, locale) : w.byPhone,
              fitting.service_point,
            )}
          </li>
        )}
        {tyres.map(({ name, week, quantity }) => (
          <li key={name + week}>{w.backInStock(quantity, name, week)}</li>
        ))}
        {code && <li>{w.codeReleased(code)}</li>}
        <RefundSentences refund={refund} />
        {emails.map((email) => (
          <li key={email}>{w.emailTo(email)}</li>
        ))}
      </ul>
      {refund && <CreditedLines refund={refund} />}
    </section>
  )
}

/** One sentence for each payment of which money goes back: that of the order, and those of its supplements. */
function RefundSentences({ refund }: Pick<OrderConsequences, 'refund'> & object) {
  const w = useWords(returnWords)
  const codes = useWords(codeWords)
  if (!refund) return <li>{w.nothingDue}</li>
  const sentences = refund.parts.map(({ amount, payment_by: by, is_authorisation: isAuthorisation }) =>
    isAuthorisation ? w.authorisation(formatAmount(amount)) : w.due(formatAmount(amount), codes[by]),
  )
  if (sentences.length > 1) sentences.push(w.dueInAll(formatAmount(refund.amount)))
  return sentences.map((sentence) => <li key={sentence}>{sentence}</li>)
}

/** The lines of the credit note with their VAT. */
function CreditedLines({ refund }: { readonly refund: NonNullable<OrderConsequences['refund']> }) {
  const w = useWords(returnWords)
  const language = languageOf(useLocale())
  return (
    <div className="stack stack--tight">
      <h3>{w.creditNote}</h3>
      <ul className="order-rows">
        {refund.lines.map(({ name, quantity, amount, vat_percent: percent, vat }) => (
          <li key={name + quantity + amount} className="order-row">
            <span>
              {quantity > 0 && `${quantity} × `}
              {name}{' '}
              <span className="quiet small">
                {w.vatIn(formatDecimal(percent, language), formatAmount(vat))}
              </span>
            </span>
            <span>{formatAmount(amount)}</span>
          </li>
        ))}
        <li className="order-row">
          <strong>
            {w.refunded}{' '}
            {refund.deducted > 0 && (
              <span className="quiet small">{w.afterDeduction(formatAmount(refund.deducted))}</span>
            )}
          </strong>
          <strong>{formatAmount(refund.amount)}</strong>
        </li>
      </ul>
    </div>
  )
}
