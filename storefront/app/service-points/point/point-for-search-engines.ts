import { centsOf } from '@pito/contracts/values/cents-of'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { breadcrumbOf, linkedData } from '../../page/linked-data.ts'
import type { HeadContext } from '../../page/with-head.ts'
import { installationId } from '../point.ts'
import { servicePoints } from '../service-point-words.ts'
import { holidaysAhead } from './holidays-ahead.ts'
import type { PointData } from './load-point.ts'

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export function pointHead(data: PointData, context: HeadContext) {
  const { point, addresses } = data
  const w = servicePoints[context.language]
  return [
    { name: 'description', content: w.pointDescription(point.name, point.city) },
    linkedData(businessOf(data, context.origin + addresses[context.language], context.today)),
    breadcrumbOf(context, [
      { label: w.home, href: '/' },
      { label: w.title, href: '/service-points' },
      { label: point.name, href: addresses[context.language] },
    ]),
  ]
}

/** The service point is a business of its own, so the shop is not named as its owner. */
function businessOf({ point, prices }: PointData, url: string, today: string) {
  const services = [...Map.groupBy(prices, ({ service_id: id }) => id)].map(([id, ofService]) => {
    const cents = ofService.map(({ price }) => centsOf(price))
    const name = ofService[0]?.service_name ?? ''
    return { id, name, least: Math.min(...cents), most: Math.max(...cents) }
  })
  const fitting = services.find(({ id }) => id === installationId)
  const hours = Object.entries(point.hours)
  return {
    '@type': 'AutoRepair',
    name: point.name,
    url,
    telephone: point.phone,
    email: point.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: point.street,
      postalCode: point.zipcode,
      addressLocality: point.city,
      addressCountry: 'FI',
    },
    geo: { '@type': 'GeoCoordinates', latitude: point.lat, longitude: point.lon },
    // The id of the page's section with the map.
    hasMap: `${url}#map`,
    ...(fitting && { priceRange: rangeOf(fitting) }),
    ...(services.length > 0 && { currenciesAccepted: 'EUR', makesOffer: services.map(offerOf) }),
    ...(hours.length > 0 && {
      openingHoursSpecification: hours.map(([dayId, span]) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days[Number(dayId) - 1],
        ...timesOf(span),
      })),
      specialOpeningHoursSpecification: holidaysAhead(today).map(({ date }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: date,
        validThrough: date,
        // Equal times mean that the point is closed all day.
        ...timesOf('00:00–00:00'),
      })),
    }),
  }
}

function timesOf(span: string) {
  const [opens, closes] = span.split('–')
  return { opens, closes }
}

interface PricedService {
  readonly name: string
  readonly least: number
  readonly most: number
}

/** Returns the prices of a service from the lowest to the highest, such as `18,00–32,00 €`. */
function rangeOf({ least, most }: PricedService): string {
  const [from] = formatEuro(least).split('\u00a0')
  return most > least ? `${from}–${formatEuro(most)}` : formatEuro(least)
}

function offerOf({ name, least, most }: PricedService) {
  return {
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name },
    priceSpecification: {
      '@type': 'PriceSpecification',
      minPrice: (least / 100).toFixed(2),
      maxPrice: (most / 100).toFixed(2),
      priceCurrency: 'EUR',
    },
  }
}
