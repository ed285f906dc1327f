import './my-order.css'
import type { Order } from '@pito/contracts/orders'
import { Button } from '@pito/ui/button'
import { useLocation } from 'react-router'
import { PostForm } from '../../form/post-form.tsx'
import { useForm } from '../../form/use-form.ts'
import { useWords } from '../../words/words.ts'
import { myOrderWords } from './my-order-words.ts'
import { OrderIdentity } from './order-identity.tsx'

/** Directive (EU) 2023/2673: who withdraws, from what, where the receipt goes, and one button that confirms it. */
export function WithdrawalStatement({ order, back }: { order: Order; back: string }) {
  const w = useWords(myOrderWords)
  const { pathname, search } = useLocation()
  const form = useForm({ id: 'withdraw', action: pathname + search, fields: [] })
  return (
    <article className="wrap section myorder">
      <h1>{w.withdrawTitle}</h1>
      <p>{w.statement}</p>
      <WithdrawnTyres order={order} />
      <OrderIdentity order={order} />
      <p>
        {w.withdrawEmail} {isFitted(order) && w.withdrawFitting}
      </p>
      <PostForm form={form} className="stack">
        <Button type="submit" look="go" busy={form.pending}>
          {w.withdrawButton}
        </Button>
      </PostForm>
      <p>
        <a className="link" href={back}>
          {w.back}
        </a>
      </p>
    </article>
  )
}

export function isFitted({ order_type, delivered_at }: Order): boolean {
  return order_type === 'service_point_delivery' && delivered_at !== null
}

export function WithdrawnTyres({ order }: { order: Order }) {
  const { pieces } = useWords(myOrderWords)
  const tyres = order.line_items.filter(({ type }) => type === 'product')
  return (
    <ul className="myorder__list">
      {tyres.map(({ id, name, product, quantity }) => (
        <li key={id}>
          <b>{name}</b> {product?.size_text}, <span className="nowrap">{pieces(quantity)}</span>
        </li>
      ))}
    </ul>
  )
}
