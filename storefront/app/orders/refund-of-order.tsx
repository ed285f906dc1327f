import type { Order } from '@pito/contracts/orders'
import { formatAmount } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { dateShown } from '@pito/contracts/values/moment-shown'
import {
  deductionSentence,
  refundAtOnce,
  refundParts,
  refundWords,
} from '@pito/contracts/values/refund-words'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { orderPageWords } from './order-page-words.ts'

/** Says how much of the payment is refunded, until when, what has been paid already, and what was deducted. */
export function RefundOfOrder({ order }: { order: Order }) {
  const w = useWords(orderPageWords)
  const language = languageOf(useLocale())
  const { refund, withdrawn_at, tyres_are_collected } = order
  if (!refund) return null
  const { amount, parts, made, latest_on, deductions } = refund
  const { until, back } = refundWords(language, tyres_are_collected)
  const [ofOrder, ...ofSupplements] = parts
  const isWaiting = withdrawn_at !== null && latest_on !== null && order.progress !== 'refunded'
  return (
    <>
      {made < amount && isWaiting && (
        <p>{`${until(formatAmount(ofOrder?.amount ?? 0), dateShown(latest_on, language))} ${back.wait}`}</p>
      )}
      {made < amount && (!isWaiting || ofSupplements.length > 0) && (
        <p>{refundAtOnce(language, isWaiting ? ofSupplements : parts)}</p>
      )}
      {made > 0 && (
        <p>
          {made < amount
            ? w.partlyRefunded(formatAmount(made))
            : w.refundMade(
                formatAmount(made),
                ofSupplements.length > 0 ? `: ${refundParts(language, parts)}` : '',
              )}
        </p>
      )}
      {deductions.map(({ amount: deducted, reason }) => (
        <p key={`${reason}-${deducted}`}>
          {deductionSentence(language, { amount: formatAmount(deducted), reason })}
        </p>
      ))}
    </>
  )
}
