import type { Order, OrderAddress } from '@pito/contracts/orders'
import { languageOf } from '@pito/contracts/values/locale'
import { Anchor } from '@pito/ui/anchor'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useId } from 'react'
import type { HeadingLevel } from './heading-level.ts'
import { AddressLines, FittingTime } from './order-delivery.tsx'
import { orderWords } from './order-words.ts'

interface PartsProps {
  readonly order: Order
  readonly level: HeadingLevel
}

/** Shows the fitting, the billing address and the delivery address. */
export function OrderParties({ order, level }: PartsProps) {
  const w = useWords(orderWords)
  const isServed = order.line_items.some(({ type }) => type === 'service')
  return (
    <>
      {isServed && <Fitting order={order} level={level} />}
      <Address name={w.billing} level={level} address={order.billing_details} />
      <Address name={w.delivery} level={level} address={order.shipping_details} />
    </>
  )
}

const folders = { fi: '/asennuspiste', en: '/service-point' } as const

function Fitting({ order, level: Heading }: PartsProps) {
  const { appointment, service_point_shipment_details: point } = order
  const w = useWords(orderWords)
  const folder = folders[languageOf(useLocale())]
  const [timeId, pointId] = [useId(), useId()]
  return (
    <>
      {appointment && (
        <section className="stack stack--tight orderpage__time" aria-labelledby={timeId}>
          <Heading id={timeId}>{w.time}</Heading>
          <FittingTime appointment={appointment} />
        </section>
      )}
      {point && (
        <section className="stack stack--tight" aria-labelledby={pointId}>
          <Heading id={pointId}>{w.point}</Heading>
          <p>
            <Anchor className="link" href={`${folder}/${point.slug}`}>
              {point.company_name}
            </Anchor>
          </p>
        </section>
      )}
    </>
  )
}

interface AddressProps {
  readonly name: string
  readonly level: HeadingLevel
  readonly address: OrderAddress | null
}

function Address({ name, level: Heading, address }: AddressProps) {
  const w = useWords(orderWords)
  const id = useId()
  return (
    <section className="stack stack--tight" aria-labelledby={id}>
      <Heading id={id}>{name}</Heading>
      {address ? <AddressLines address={address} /> : <p>{w.none}</p>}
    </section>
  )
}
