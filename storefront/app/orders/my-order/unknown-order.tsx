import './my-order.css'
import { ButtonLink } from '@pito/ui/button'
import { useWords } from '@pito/web/words/words'
import { PhoneLink } from '../../frame/phone-link.tsx'
import { myOrderWords } from './my-order-words.ts'

export function UnknownOrder() {
  const w = useWords(myOrderWords)
  return (
    <article className="wrap section myorder">
      <h1>{w.unknownTitle}</h1>
      <p>{w.unknown}</p>
      <p>
        {w.help} <PhoneLink />
      </p>
      <p>
        <ButtonLink href="/order">{w.toOrders}</ButtonLink>
      </p>
    </article>
  )
}
