import '../map/points-map.css'
import '../points.css'
import './point-page.css'
import { centsOf } from '@pito/contracts/values/cents-of'
import { finland } from '@pito/contracts/values/finland-map'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { ButtonLink } from '@pito/ui/button'
import { Disclosure } from '@pito/ui/disclosure'
import { dayShown } from '@pito/web/locale/day-shown'
import { PageFactsContext } from '@pito/web/locale/page-facts'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { use } from 'react'
import { Link, useLoaderData } from 'react-router'
import { BookingLink } from '../../booking/booking-link.tsx'
import { page } from '../../page/page.ts'
import { withHead } from '../../page/with-head.ts'
import { listAddress } from '../../tyres/list/list-address.ts'
import { emptyList } from '../../tyres/list/list-state.ts'
import { Hyphenated } from '../../words/hyphenated.tsx'
import { tyres as tyreWords } from '../../words/tyres.ts'
import { OpeningHours } from '../hours-button.tsx'
import { PointFacts } from '../info-button.tsx'
import { markOfPoint } from '../map/map-mark.ts'
import { PointsMap } from '../map/points-map.tsx'
import { Priced } from '../point-services.tsx'
import { PointTimes } from '../point-times.tsx'
import { servicePoints } from '../service-point-words.ts'
import { useCartPrices } from '../use-cart-prices.ts'
import { holidaysAhead } from './holidays-ahead.ts'
import type { PointData } from './load-point.ts'
import { loadPoint, translatedPointPath } from './load-point.ts'
import { pointHead } from './point-for-search-engines.ts'

export { pointMeta as meta } from './point-meta.ts'

// The page is not cached, because the next free time changes with each booking.
const load = page(loadPoint)
export const loader = withHead(load.onServer, pointHead)
export const clientLoader = load.inBrowser
export const handle = {
  indexed: true,
  languages: { asennuspiste: 'fi', 'service-point': 'en' },
  translate: translatedPointPath,
}

export default function ServicePoint() {
  return <PointPage />
}

/** Shows a service point with its services and prices, its opening hours and its next free times. */
function PointPage() {
  const w = useWords(servicePoints)
  const locale = useLocale()
  const language = languageOf(locale)
  const { point } = useLoaderData<PointData>()
  const cartPrices = useCartPrices([point])
  const holidays = holidaysAhead(use(PageFactsContext).today)
  const near = new URLSearchParams({ address: `${point.zipcode} ${point.city}` })
  return (
    <div className="wrap point-page">
      <Breadcrumb
        label={w.path}
        crumbs={[
          { label: w.home, href: '/' },
          { label: w.title, href: '/service-points' },
        ]}
        here={point.name}
      />
      <h1>
        <Hyphenated text={point.name} />
      </h1>
      <p className="lead">
        {point.street}, {point.zipcode} {point.city}
      </p>
      <div className="row">
        <Book point={point} />
        <Link className="btn" to={listAddress({ ...emptyList(null), servicePoint: point.slug }, language)}>
          {w.tyres}
        </Link>
        <ButtonLink href={`/service-points?${near}`}>{w.find}</ButtonLink>
      </div>
      <div className="point-page__parts">
        <section id="map">
          <h2>{w.where}</h2>
          <PointsMap
            view={finland}
            marks={[{ ...markOfPoint(point), name: point.city }]}
            active={point.slug}
            small
          />
        </section>
        <section>
          <h2>{w.times}</h2>
          <PointTimes point={point} />
        </section>
        <section>
          <h2>{w.prices}</h2>
          <ul className="stack stack--tight">
            {point.services.map((service) => (
              <li key={service.id}>
                <Priced service={service} cartCents={cartPrices.get(point.id)} />
                {service.varies && <PricesByRim serviceId={service.id} />}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{w.hours}</h2>
          <OpeningHours point={point} />
          {holidays.length > 0 && (
            <p className="small quiet">
              {`${w.closedOn} ${holidays.map(({ date, names }) => `${dayShown(date, language)} ${names[locale]}`).join(', ')}`}
            </p>
          )}
        </section>
        <section>
          <h2>{w.contactDetails}</h2>
          <PointFacts point={point} />
        </section>
      </div>
    </div>
  )
}

/** The first action of the page: booking a time online or, without a calendar, calling the service point. */
function Book({ point }: Pick<PointData, 'point'>) {
  const w = useWords(servicePoints)
  if (point.hasCalendar)
    return (
      <BookingLink className="btn--go" dealer={point}>
        {w.book}
      </BookingLink>
    )
  return (
    <ButtonLink look="go" href={`tel:${point.phone}`}>
      {w.call}
    </ButtonLink>
  )
}

/** Lists what a service costs for each vehicle and rim, which explains the lowest price above. */
function PricesByRim({ serviceId }: { serviceId: number }) {
  const w = useWords(servicePoints)
  const language = languageOf(useLocale())
  const { vehicles } = useWords(tyreWords)
  const { prices } = useLoaderData<PointData>()
  return (
    <Disclosure summary={w.pricesByRim}>
      <dl className="point__facts small">
        {prices
          .filter(({ service_id: id }) => id === serviceId)
          .map(({ vehicle_type: vehicle, rim_size: rims, price, is_price_per_quantity: perTyre }) => (
            <div key={`${vehicle} ${rims}`}>
              <dt>
                {[
                  vehicles[vehicle],
                  rims && w.rimsOf(rims.replaceAll('.', language === 'fi' ? ',' : '.').replace('-', '–')),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </dt>
              <dd className="num">
                {perTyre ? w.perTyre(formatEuro(centsOf(price))) : formatEuro(centsOf(price))}
              </dd>
            </div>
          ))}
      </dl>
    </Disclosure>
  )
}
