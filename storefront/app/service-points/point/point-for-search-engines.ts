import { breadcrumbOf } from '../../page/breadcrumb-of.ts'
import type { HeadContext } from '../../page/with-head.ts'
import { servicePoints } from '../service-point-words.ts'
import type { PointData } from './load-point.ts'

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export function pointHead({ point, addresses }: PointData, { language, origin }: HeadContext) {
  const w = servicePoints[language]
  const url = origin + addresses[language]
  return [
    { name: 'description', content: w.pointDescription(point.name, point.city) },
    { 'script:ld+json': businessOf(point, url) },
    breadcrumbOf({ origin, language }, [
      { label: w.home, href: '/' },
      { label: w.title, href: '/service-points' },
      { label: point.name, href: addresses[language] },
    ]),
  ]
}

function businessOf(point: PointData['point'], url: string) {
  return {
    '@context': 'https://schema.org',
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
    openingHoursSpecification: Object.entries(point.hours).map(([dayId, hours]) => {
      const [opens, closes] = hours.split('–')
      return {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days[Number(dayId) - 1],
        opens,
        closes,
      }
    }),
  }
}
