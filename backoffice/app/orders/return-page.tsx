import { getOrderForStaff } from '@pito/contracts/staff-orders'
import type { OrderReturn } from '@pito/contracts/staff-returns'
import { getOrderReturn } from '@pito/contracts/staff-returns'
import { formatAmount } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { dateShown } from '@pito/contracts/values/moment-shown'
import { orderActionRights } from '@pito/contracts/values/order-actions'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { staffPage } from '../session/staff-page.ts'
import { arrivalWords } from './return-words.ts'

/** Makes the `clientLoader` of a page about the return of an order. */
export function returnPage(action: 'take-back' | 'agree-return') {
  return staffPage(
    async (api, { params }) => {
      const orderNumber = params.number ?? ''
      const [order, found] = await Promise.all([
        api(getOrderForStaff, { orderNumber }),
        api(getOrderReturn, { orderNumber }),
      ])
      return { order: order.data, found: found.data }
    },
    'read-orders',
    orderActionRights[action],
  )
}

/** Shows the terms of the open agreement, if there is one. */
export function Agreement({ agreement }: Pick<OrderReturn, 'agreement'>) {
  const w = useWords(arrivalWords)
  const language = languageOf(useLocale())
  if (!agreement) return null
  return <p>{w.terms(formatAmount(agreement.refund_amount), dateShown(agreement.deadline, language))}</p>
}
