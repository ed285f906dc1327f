import type { Order, OrderAddress } from '@pito/contracts/orders'
import { languageOf } from '@pito/contracts/values/locale'
import { Anchor } from '@pito/ui/anchor'
import { daysShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useId } from 'react'
import { FittingActions } from './fitting-actions.tsx'
import type { HeadingLevel } from './heading-level.ts'
import { isDeliveryExpected } from './is-delivery-expected.ts'
import { AddressLines, FittingTime } from './order-delivery.tsx'
import { orderWords } from './order-words.ts'

interface PartsProps {
  readonly order: Order
  readonly level: HeadingLevel
}

interface FittingProps extends PartsProps {
  /** The query string that identifies the order on the pages that change it. */
  readonly query: string
}

/** Shows the fitting or the days of delivery, the billing address and the delivery address. */
export function OrderParties({ order, level, query }: FittingProps) {
  const w = useWords(orderWords)
  const isServed = order.line_items.some(({ type }) => type === 'service')
  return (
    <>
      {isServed && <Fitting order={order} level={level} query={query} />}
      <DeliveryDays order={order} level={level} />
      <Parcels order={order} level={level} />
      <Address name={w.billing} level={level} address={order.billing_details} />
      <Address name={w.delivery} level={level} address={order.shipping_details} />
    </>
  )
}

const folders = { fi: '/asennuspiste', en: '/service-point' } as const

function Fitting({ order, level: Heading, query }: FittingProps) {
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
          <FittingActions order={order} query={query} />
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

function Parcels({ order: { parcels }, level: Heading }: PartsProps) {
  const w = useWords(orderWords)
  const id = useId()
  if (parcels.length === 0) return null
  return (
    <section className="stack stack--tight" aria-labelledby={id}>
      <Heading id={id}>{w.parcels}</Heading>
      {parcels.map(({ tracking_number: number, tracking_url: url }) => (
        <p key={number}>
          {url ? (
            <a className="link" href={url} rel="noreferrer">
              {number}
            </a>
          ) : (
            number
          )}
        </p>
      ))}
    </section>
  )
}

/** Shows when the tyres arrive, until they have arrived or the order has ended. */
function DeliveryDays({ order, level: Heading }: PartsProps) {
  const w = useWords(orderWords)
  const language = languageOf(useLocale())
  const id = useId()
  const { delivery_days: days } = order
  if (!days || !isDeliveryExpected(order)) return null
  return (
    <section className="stack stack--tight orderpage__time" aria-labelledby={id}>
      <Heading id={id}>{w.shipping}</Heading>
      <p className="ordertime num">{w.arrives(daysShown(days, language))}</p>
    </section>
  )
}

interface AddressProps {
  readonly name: string
  readonly level: HeadingLevel
  readonly address: OrderAddress | null
}

function Address({ name, level: Heading, address }: AddressProps) {
  const id = useId()
  if (!address) return null
  return (
    <section className="stack stack--tight" aria-labelledby={id}>
      <Heading id={id}>{name}</Heading>
      <AddressLines address={address} />
    </section>
  )
}
