import type { Order } from '@pito/contracts/orders'
import { formatAmount } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { dateShown } from '@pito/contracts/values/moment-shown'
import { deductionSentence, refundAtOnce, refundWords } from '@pito/contracts/values/refund-words'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { orderPageWords } from './order-page-words.ts'

/** Says how much of the payment is refunded, until when, what has been paid already, and what was deducted. */
export function RefundOfOrder({ order }: { order: Order }) {
  const w = useWords(orderPageWords)
  const language = languageOf(useLocale())
  const { refund, withdrawn_at, tyres_are_collected } = order
  if (!refund) return null
  const { amount, made, latest_on, deductions } = refund
  const { until, back } = refundWords(language, tyres_are_collected)
  const isWaiting = withdrawn_at !== null && latest_on !== null && order.progress !== 'refunded'
  return (
    <>
      {made < amount && (
        <p>
          {isWaiting
            ? `${until(formatAmount(amount), dateShown(latest_on, language))} ${back.wait}`
            : refundAtOnce(language, { amount: formatAmount(amount), method: order.payment_by })}
        </p>
      )}
      {made > 0 && (
        <p>{made < amount ? w.partlyRefunded(formatAmount(made)) : w.refundMade(formatAmount(made))}</p>
      )}
      {deductions.map(({ amount: deducted, reason }) => (
        <p key={`${reason}-${deducted}`}>
          {deductionSentence(language, { amount: formatAmount(deducted), reason })}
        </p>
      ))}
    </>
  )
}
