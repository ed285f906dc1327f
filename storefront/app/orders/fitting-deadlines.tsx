import type { Order } from '@pito/contracts/orders'
import { fittingDeadlines } from '@pito/contracts/values/fitting-deadlines'
import { languageOf } from '@pito/contracts/values/locale'
import { momentShown } from '@pito/contracts/values/moment-shown'
import { useLocale } from '@pito/web/locale/use-locale'

/** Says until when the time of a fitting can be moved and, with `cancels`, until when the order can be cancelled. */
export function FittingDeadlines({
  appointment: { move_until: until },
  cancels = false,
}: {
  readonly appointment: NonNullable<Order['appointment']>
  readonly cancels?: boolean
}) {
  const language = languageOf(useLocale())
  const { move, cancel } = fittingDeadlines[language]
  const sentences = [until && move(momentShown(new Date(until), language)), cancels && cancel]
  return sentences.filter(Boolean).join(' ')
}
