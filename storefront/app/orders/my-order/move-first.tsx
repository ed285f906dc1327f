import './my-order.css'
import type { Order } from '@pito/contracts/orders'
import { phoneShown } from '@pito/contracts/values/phone-shown'
import { ButtonLink } from '@pito/ui/button'
import { useWords } from '@pito/web/words/words'
import { PhoneLink } from '../../frame/phone-link.tsx'
import { FittingDeadlines } from '../fitting-deadlines.tsx'
import { myOrderWords } from './my-order-words.ts'

interface MoveFirstProps {
  readonly appointment: NonNullable<Order['appointment']>
  readonly isDeclined: boolean
}

/** Offers another time or another service point to customers who would otherwise cancel the order. */
export function MoveFirst({ appointment, isDeclined }: MoveFirstProps) {
  const w = useWords(myOrderWords)
  const { move_token: token, dealer } = appointment
  return (
    <section className="myorder__offer">
      <h2>{w.moveTitle}</h2>
      {token ? (
        <>
          <p>{isDeclined ? w.lost : <FittingDeadlines appointment={appointment} />}</p>
          <p>
            <ButtonLink look="go" href={`/appointment/move?${new URLSearchParams({ token })}`}>
              {w.move}
            </ButtonLink>
          </p>
        </>
      ) : (
        <p>
          {w.moveOver}{' '}
          <a className="link nowrap" href={`tel:${dealer.contact_number}`}>
            {phoneShown(dealer.contact_number)}
          </a>
        </p>
      )}
      <p>
        {w.otherPoint} <PhoneLink className="link nowrap" />
      </p>
    </section>
  )
}
