import type { Cart } from '@pito/contracts/cart'
import { formatDecimal } from '@pito/contracts/values/format-decimal'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { phoneShown } from '@pito/contracts/values/phone-shown'
import { Button } from '@pito/ui/button'
import { Icon } from '@pito/ui/icon'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { dayShown, timeShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { forgetDraft } from '../../booking/booking-draft.ts'
import { BookingFields } from '../../booking/booking-fields.tsx'
import { BookingLink } from '../../booking/booking-link.tsx'
import type { TimeStart } from '../../booking/dealer-times.ts'
import { orderWords } from '../../orders/order-words.ts'
import { HoursButton } from '../../service-points/hours-button.tsx'
import { InfoButton } from '../../service-points/info-button.tsx'
import type { Point } from '../../service-points/point.ts'
import { PointMark } from '../../service-points/point-mark.tsx'
import { storePoint } from '../../service-points/point-memory.ts'
import { PointServices } from '../../service-points/point-services.tsx'
import { servicePoints } from '../../service-points/service-point-words.ts'
import { HyphenatedName } from '../../words/hyphenated.tsx'
import { garage as garageWords } from './garage-words.ts'
import type { Garage, GarageData } from './load-garages.ts'
import { selectedIn, serviceIdsOf } from './load-garages.ts'
import type { GarageSearchState } from './use-garage-search.ts'
import { garageAddress } from './use-garage-search.ts'

interface GarageCardProps {
  readonly garage: Garage
  readonly state: GarageSearchState
}

export function GarageCard({ garage: { point, priceCents, totalCents }, state }: GarageCardProps) {
  const w = useWords(garageWords)
  const { cart } = useLoaderData<GarageData>()
  const isSelected = selectedIn(cart, state.search) === point.id
  return (
    <article className={isSelected ? 'point point--chosen' : 'point'} aria-labelledby={`point-${point.id}`}>
      <Head point={point} />
      <div className="point__times">
        <p className="garage__price">
          <b className="num">{formatEuro(priceCents)}</b>{' '}
          <span className="small quiet">
            {serviceIdsOf(cart).length > 1 ? w.fittingAndServices : w.fitting}
          </span>
          <br />
          <span className="garage__total small">{w.total(formatEuro(totalCents))}</span>
        </p>
        {point.hasCalendar ? (
          <WithCalendar point={point} onChoose={() => state.choose(point)} />
        ) : (
          <WithoutCalendar point={point} />
        )}
      </div>
      <PointServices point={point} unpriced />
      <div className="point__actions">
        {isSelected && (
          <p className="garage__selected">
            <Icon name="check" /> {w.selected}
          </p>
        )}
        <HoursButton point={point} />
      </div>
    </article>
  )
}

function Head({ point }: { point: Point }) {
  const language = languageOf(useLocale())
  return (
    <div className="point__head">
      <PointMark point={point} />
      <div className="point__name">
        <div className="point__title">
          <h3 id={`point-${point.id}`}>
            <HyphenatedName name={point.name} />
          </h3>
          <InfoButton point={point} />
        </div>
        <p className="point__address">
          {point.street}, {point.zipcode} {point.city}
        </p>
      </div>
      {point.km !== null && (
        <span className="point__km num">{`${formatDecimal(point.km, language, 2)}\u00a0km`}</span>
      )}
    </div>
  )
}

/**
 * A service point with a calendar offers its next free time, which one press reserves, and opens the booking popup for
 * other times. Both lead to the information page. Without scripts the link opens the page of times instead.
 */
function WithCalendar({ point, onChoose }: { point: Point; onChoose: () => void }) {
  const w = useWords(garageWords)
  const { cart } = useLoaderData<GarageData>()
  return (
    <>
      <NextTime point={point} onChoose={onChoose} />
      <BookingLink className="btn--go" dealer={point} serviceIds={serviceIdsOf(cart)} onOpen={onChoose}>
        {w.choose}
        <span className="vh">, {point.name}</span>
      </BookingLink>
    </>
  )
}

/** Reserves the next free time with one press. Other times are in the calendar. */
function NextTime({ point, onChoose }: { point: Point; onChoose: () => void }) {
  const w = useWords(servicePoints)
  const { bookTime } = useWords(garageWords)
  const language = languageOf(useLocale())
  const { next } = point
  const [time] = next?.times ?? []
  if (!next || !time) return <p className="small">{w.noTimes}</p>
  const reserve = () => {
    onChoose()
    // A draft of another time would be chosen again when the calendar opens.
    forgetDraft('fitting')
  }
  return (
    <PointForm
      point={point}
      start={{ date: next.date, time }}
      className="garage__next"
      onSubmit={reserve}
      label={bookTime(w.at(dayShown(next.date, language), timeShown(time, language)))}
    >
      <p className="garage__label small">
        <Icon name="calendar" /> {w.next}
      </p>
    </PointForm>
  )
}

/** Shows the button to continue with a service point that makes appointments by phone. */
function WithoutCalendar({ point }: { point: Point }) {
  const w = useWords(garageWords)
  const { noCalendar } = useWords(orderWords)
  const { cart } = useLoaderData<GarageData>()
  return (
    <PointForm
      point={point}
      start={null}
      className="garage__phone"
      onSubmit={() => choose(point, cart)}
      label={w.withoutAppointment}
    >
      <p className="small">{noCalendar}</p>
      <a className="garage__number small" href={`tel:${point.phone}`}>
        <Icon name="phone" />
        {phoneShown(point.phone)}
      </a>
    </PointForm>
  )
}

interface PointFormProps {
  readonly point: Point
  /** The time that the form reserves, or null if the service point makes appointments by phone. */
  readonly start: TimeStart | null
  readonly className: string
  readonly onSubmit: () => void
  readonly label: string
  readonly children: ReactNode
}

/** The form of a card, which chooses the service point and leads to the information page. */
function PointForm({ point, start, className, onSubmit, label, children }: PointFormProps) {
  const { cart, search } = useLoaderData<GarageData>()
  const form = useForm<never, never>({
    id: `point-${point.id}`,
    // The address contains the search, so that the page still shows its results after a refusal.
    action: garageAddress(search, useLocale()),
    fields: [],
  })
  return (
    <PostForm form={form} className={className} onSubmit={onSubmit}>
      {children}
      <BookingFields
        dealer={point}
        cartId={cart.id}
        held={cart.appointment}
        date={start?.date ?? null}
        serviceIds={serviceIdsOf(cart)}
      />
      {start && <input type="hidden" name="start_time" value={start.time} />}
      <Button type="submit" look={start ? undefined : 'go'} busy={form.pending}>
        {label}
        <span className="vh">, {point.name}</span>
      </Button>
    </PostForm>
  )
}

/** The draft of a time at another service point is deleted, because this service point has no times (GAR-20). */
function choose(point: Point, { appointment }: Cart) {
  storePoint(point)
  if (appointment && appointment.dealer_id !== point.id) forgetDraft('fitting')
}
