import type { Order } from '@pito/contracts/orders'
import { useWords } from '@pito/web/words/words'
import { confirmationWords } from './confirmation-words.ts'

/** Shows the three steps that follow an order. */
export function NextSteps({ order }: { order: Order }) {
  const steps = useSteps(order)
  return (
    <ol className="nextsteps">
      {steps.map(([title, text]) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

/** Companies have no right of withdrawal, so they read about their invoice instead. */
function useSteps({ appointment, licence_plate: plate, is_business_customer: isBusiness }: Order) {
  const w = useWords(confirmationWords)
  if (!appointment)
    return [
      [w.packed, w.packedText],
      [w.receive, w.receiveText],
      isBusiness ? [w.books, w.booksText] : [w.withdraw, w.withdrawText],
    ] as const
  return [
    [w.sent, w.sentText],
    appointment.schedule_date ? [plate ? w.bring(plate) : w.bringCar, w.bringText] : [w.agree, w.agreeText],
    [w.bolts, w.boltsText],
  ] as const
}
