import type { Order } from '@pito/contracts/orders'
import { languageOf } from '@pito/contracts/values/locale'
import { DateOf } from '@pito/web/locale/date-of'
import { dayShown, timeShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { orderPageWords } from './order-page-words.ts'
import { orderWords } from './order-words.ts'
import type { ProgressStep } from './progress-steps.ts'
import { progressSteps } from './progress-steps.ts'

/** Shows the steps of an order, both those that are done and those still to come. */
export function OrderSteps({ order }: { order: Order }) {
  const { steps: label } = useWords(orderPageWords)
  const steps = progressSteps(order)
  const latest = steps.findLastIndex(({ isDone }) => isDone)
  return (
    <ol className="ordersteps" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.name}
          className={step.isDone ? 'is-done' : undefined}
          aria-current={index === latest ? 'step' : undefined}
        >
          <Step step={step} order={order} />
        </li>
      ))}
    </ol>
  )
}

function Step({ step: { name, isDone, at }, order }: { step: ProgressStep; order: Order }) {
  const { done } = useWords(orderPageWords)
  const w = useWords(orderWords)
  return (
    <>
      <b>
        {name === 'moneyBack' && isDone ? w.moneyReturned : w[name]}
        {isDone && <span className="vh">, {done}</span>}
      </b>
      {at !== null && (
        <small>
          <DateOf at={at} />
        </small>
      )}
      {name === 'timeBooked' && <FittedAt order={order} />}
    </>
  )
}

function FittedAt({ order: { appointment, fitting_declined } }: { order: Order }) {
  const w = useWords(orderWords)
  const language = languageOf(useLocale())
  if (fitting_declined || !appointment?.schedule_date || !appointment.start_time) return null
  const time = timeShown(appointment.start_time, language)
  return <small>{w.at(dayShown(appointment.schedule_date, language), time)}</small>
}
