import { formatDecimal } from '@pito/contracts/values/format-decimal'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { Icon } from '@pito/ui/icon'
import { dayShown, timeShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { BookingLink } from '../../booking/booking-link.tsx'
import { HoursButton } from '../../service-points/hours-button.tsx'
import { InfoButton } from '../../service-points/info-button.tsx'
import type { Point } from '../../service-points/point.ts'
import { PointMark } from '../../service-points/point-mark.tsx'
import { PointServices } from '../../service-points/point-services.tsx'
import { servicePoints } from '../../service-points/service-point-words.ts'
import { HyphenatedName } from '../../words/hyphenated.tsx'
import { garage as garageWords } from './garage-words.ts'
import type { GarageData } from './load-garages.ts'
import { selectedIn, serviceIdsOf } from './load-garages.ts'
import type { Garage } from './sort-garages.ts'
import type { GarageSearchState } from './use-garage-search.ts'
import { WithoutCalendar } from './without-calendar.tsx'

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
      <PointServices point={point} unpriced />
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
      {point.km !== null && <span className="point__km num">{`${formatDecimal(point.km, 2)}\u00a0km`}</span>}
    </div>
  )
}

/**
 * A service point with a calendar opens the booking popup, from which the customer continues to the information page.
 * Without scripts the link opens the page of times instead.
 */
function WithCalendar({ point, onChoose }: { point: Point; onChoose: () => void }) {
  const w = useWords(garageWords)
  const { cart } = useLoaderData<GarageData>()
  return (
    <>
      <NextTime point={point} />
      <BookingLink className="btn--go" dealer={point} serviceIds={serviceIdsOf(cart)} onOpen={onChoose}>
        {w.choose}
        <span className="vh">, {point.name}</span>
      </BookingLink>
    </>
  )
}

function NextTime({ point: { next } }: { point: Point }) {
  const w = useWords(servicePoints)
  const language = languageOf(useLocale())
  if (!next) return <p className="small">{w.noTimes}</p>
  const [first = ''] = next.times
  return (
    <p className="garage__next small">
      <Icon name="calendar" />
      <span>
        {w.next}
        <br />
        <b className="num">{w.at(dayShown(next.date, language), timeShown(first, language))}</b>
      </span>
    </p>
  )
}
