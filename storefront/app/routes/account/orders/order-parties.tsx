import type { Order, OrderAddress } from '@pito/contracts/orders'
import { languageOf } from '@pito/contracts/values/locale'
import { useId } from 'react'
import { useLocale } from '../../../locale/use-locale.ts'
import { AddressLines, FittingTime } from '../../../orders/order-place.tsx'
import { orderWords } from '../../../orders/order-words.ts'
import { useWords } from '../../../words/words.ts'

/** Where and when the tyres are fitted, who pays, and where they go. */
export function OrderParties({ order }: { order: Order }) {
  const w = useWords(orderWords)
  const isServed = order.line_items.some(({ type }) => type === 'service')
  return (
    <>
      {isServed && <Fitting order={order} />}
      <Address name={w.billing} address={order.billing_details} />
      <Address name={w.delivery} address={order.shipping_details} />
    </>
  )
}

const folders = { fi: '/asennuspiste', en: '/service-point' } as const

function Fitting({ order: { appointment, service_point_shipment_details: point } }: { order: Order }) {
  const w = useWords(orderWords)
  const folder = folders[languageOf(useLocale())]
  const [timeId, pointId] = [useId(), useId()]
  return (
    <>
      {appointment && (
        <section className="stack stack--tight orderpage__time" aria-labelledby={timeId}>
          <h3 id={timeId}>{w.time}</h3>
          <FittingTime appointment={appointment} />
        </section>
      )}
      {point && (
        <section className="stack stack--tight" aria-labelledby={pointId}>
          <h3 id={pointId}>{w.point}</h3>
          <p>
            <a className="link" href={`${folder}/${point.slug}`}>
              {point.company_name}
            </a>
          </p>
        </section>
      )}
    </>
  )
}

function Address({ name, address }: { name: string; address: OrderAddress | null }) {
  const w = useWords(orderWords)
  const id = useId()
  return (
    <section className="stack stack--tight" aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      {address ? <AddressLines address={address} /> : <p>{w.none}</p>}
    </section>
  )
}
