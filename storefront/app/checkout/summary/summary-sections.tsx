import { languageOf } from '@pito/contracts/values/locale'
import { Anchor } from '@pito/ui/anchor'
import { Disclosure } from '@pito/ui/disclosure'
import { daysShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { useSyncExternalStore } from 'react'
import { HoldLeft } from '../../booking/hold-left.tsx'
import { checkoutAddress } from '../../cart/checkout-address.ts'
import { AddressLines, FittingTime } from '../../orders/order-delivery.tsx'
import { orderWords } from '../../orders/order-words.ts'
import type { SummaryData } from './load-summary.ts'
import { summaryWords } from './summary-words.ts'

/** Shows the place and time of the fitting and until when the time is held, so that customers see it before they pay. */
export function FittingSection({ order: { appointment }, cart }: Pick<SummaryData, 'order' | 'cart'>) {
  const { changePoint } = useWords(summaryWords)
  const { point } = useWords(orderWords)
  const href = checkoutAddress('garage', useLocale())
  if (!appointment) return null
  return (
    <div className="summary__time">
      <Section title={point} change={changePoint} href={href}>
        <FittingTime appointment={appointment} />
        {cart.appointment && <HoldLeft appointment={cart.appointment} />}
      </Section>
    </div>
  )
}

/** Shows the details from the previous pages, each section with a link to change them. */
export function SummarySections({ order }: Pick<SummaryData, 'order'>) {
  const w = useWords(summaryWords)
  const { billing, delivery, plate, note, none, buyerReference } = useWords(orderWords)
  const { licence_plate, order_note, buyer_reference } = order
  const information = checkoutAddress('information', useLocale())
  return (
    <div className="summary__sections">
      <Section title={billing} change={w.changeBilling} href={information}>
        <AddressLines address={order.billing_details} />
      </Section>
      <Section title={delivery} change={w.changeShipping} href={information}>
        <AddressLines address={order.shipping_details} />
        <DeliveryDays order={order} />
      </Section>
      {buyer_reference && (
        <Section title={buyerReference} change={w.changeReference} href={information}>
          <p>{buyer_reference}</p>
        </Section>
      )}
      <Section title={plate} change={w.changePlate} href={information}>
        <p>{licence_plate ?? <span className="quiet">{none}</span>}</p>
      </Section>
      <Section title={note} change={w.changeNote} href={information}>
        <p>{order_note ?? <span className="quiet">{none}</span>}</p>
      </Section>
    </div>
  )
}

function DeliveryDays({ order: { delivery_days: days } }: Pick<SummaryData, 'order'>) {
  const { arrives } = useWords(orderWords)
  const language = languageOf(useLocale())
  return days && <p>{arrives(daysShown(days, language))}</p>
}

interface SectionProps {
  readonly title: string
  /** The accessible name of the link, which must be understandable without the section around it. */
  readonly change: string
  readonly href: string
  readonly children: ReactNode
}

/** On phones the section can be opened and closed. */
function Section({ title, change, href, children }: SectionProps) {
  const w = useWords(summaryWords)
  const link = (
    <Anchor className="link" href={href} aria-label={change}>
      {w.change}
    </Anchor>
  )
  if (useIsPhone())
    return (
      <Disclosure summary={title} open>
        {children}
        <p>{link}</p>
      </Disclosure>
    )
  return (
    <section className="summary__section stack stack--tight">
      <div className="summary__head">
        <h2>{title}</h2>
        {link}
      </div>
      {children}
    </section>
  )
}

const phone = '(max-width: 767px)'

/** Returns false on the server, which does not know the width of the screen; all sections are then open. */
function useIsPhone(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(phone)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => window.matchMedia(phone).matches,
    () => false,
  )
}
