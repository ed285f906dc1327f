import './my-order.css'
import { ButtonLink } from '@pito/ui/button'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { PhoneLink } from '../../frame/phone-link.tsx'
import { myOrderWords } from './my-order-words.ts'
import type { orderPage } from './order-page.ts'

/** Says that the order cannot be cancelled or withdrawn from, with a link back to the order. */
export function NoChange({ change }: { change: 'cancel' | 'withdraw' }) {
  const w = useWords(myOrderWords)
  const { back } = useLoaderData<typeof orderPage.onServer>()
  return (
    <article className="wrap section myorder">
      <h1>{w[`${change}OverTitle`]}</h1>
      <p>{w[`${change}Over`]}</p>
      <p>
        {w.help} <PhoneLink className="link nowrap" />
      </p>
      <p>
        <ButtonLink href={back}>{w.back}</ButtonLink>
      </p>
    </article>
  )
}
