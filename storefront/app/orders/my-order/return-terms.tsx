import type { Order } from '@pito/contracts/orders'
import { formatAmount } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { dateShown } from '@pito/contracts/values/moment-shown'
import { refundWords } from '@pito/contracts/values/refund-words'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useRootData } from '../../page/root-data.ts'
import { myOrderWords } from './my-order-words.ts'

/** Explains how the tyres go back after a withdrawal, and until when the money is refunded. */
export function ReturnTerms({ order }: { order: Order }) {
  const w = useWords(myOrderWords)
  const language = languageOf(useLocale())
  const { back, rule, until, deduction } = refundWords(language, order.tyres_are_collected)
  const phone = useRootData()?.customerServicePhone ?? ''
  const { refund } = order
  return (
    <>
      <h2>{w.sendBackTitle}</h2>
      <p>
        {back.tyres(phone)} {back.yourself} {w.addressInReceipt}
      </p>
      <h2>{w.moneyTitle}</h2>
      <p>
        {refund?.latest_on ? until(formatAmount(refund.amount), dateShown(refund.latest_on, language)) : rule}{' '}
        {back.wait} {deduction(order.order_type === 'service_point_delivery')}
      </p>
    </>
  )
}
