import { addressIn } from '@pito/contracts/values/address-in'
import { vatNumberOf } from '@pito/contracts/values/company-id'
import { languageOf, locales } from '@pito/contracts/values/locale'
import type { Visit } from '../page/contexts.ts'
import { linkedData, returnPolicy, shopReference } from '../page/linked-data.ts'
import { sharePicture } from '../page/page-meta.ts'
import type { HeadContext } from '../page/with-head.ts'

const languages = locales.map(languageOf)

/**
 * Describes the company that sells and the site for search engines. Nothing is stated that the company has not entered.
 */
export function homeHead(_home: unknown, context: HeadContext & Visit) {
  const { origin, language, shopName } = context
  return [
    linkedData({
      '@graph': [
        { '@type': 'OnlineStore', ...shopReference(context), ...stated(storeOf(context)) },
        stated({
          '@type': 'WebSite',
          '@id': `${origin}/#website`,
          name: shopName,
          url: origin + addressIn('/', language),
          inLanguage: languages,
          publisher: shopReference(context),
        }),
      ],
    }),
  ]
}

function storeOf(context: HeadContext & Visit) {
  const { origin, demo, shopName: name, shopLogo, company, customerServicePhone: telephone } = context
  const { name: legalName, businessId, street, postcode, town, email } = company
  const share = sharePicture({ shopLogo, demo })
  const hours = hoursOf(context.customerServiceHours)
  return {
    name,
    legalName,
    url: `${origin}/`,
    logo: origin + (shopLogo && share ? share : '/icon-512.png'),
    image: share && origin + share,
    address: street && {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode: postcode,
      addressLocality: town,
      addressCountry: 'FI',
    },
    vatID: businessId && vatNumberOf(businessId),
    identifier: businessId && { '@type': 'PropertyValue', propertyID: 'Y-tunnus', value: businessId },
    telephone,
    email,
    contactPoint: telephone && {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      ...stated({ telephone, email, hoursAvailable: hours }),
      availableLanguage: languages,
    },
    hasMerchantReturnPolicy: returnPolicy(context),
    areaServed: { '@type': 'Country', name: 'Finland' },
  }
}

/** Leaves out values that are empty. */
function stated(values: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== null))
}

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const shortDays = ['ma mon', 'ti tue', 'ke wed', 'to thu', 'pe fri', 'la sat', 'su sun'].map((day) =>
  day.split(' '),
)
const oneRange = /^(\p{L}+)(?:–(\p{L}+))? (\d\d?)[.:](\d\d)–(\d\d?)[.:](\d\d)$/u

/**
 * Reads the opening hours of customer service, which staff write as text: "ma–to 8.00–18.00, pe 8.00–17.00". Returns
 * null if a part is written in another way, because hours that are only partly right would mislead.
 */
export function hoursOf(text: string) {
  const parts = text.replaceAll(/\s+/g, ' ').split(', ').map(rangeOf)
  return parts.every((part) => part !== null) ? parts : null
}

function rangeOf(text: string) {
  const [, first = '', last = first, fromHour = '', fromMinute, toHour = '', toMinute] =
    oneRange.exec(text) ?? []
  const [from, to] = [dayOf(first), dayOf(last)]
  if (from < 0 || to < from) return null
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: week.slice(from, to + 1),
    opens: `${fromHour.padStart(2, '0')}:${fromMinute}`,
    closes: `${toHour.padStart(2, '0')}:${toMinute}`,
  }
}

function dayOf(name: string): number {
  return shortDays.findIndex((names) => names.includes(name.toLowerCase()))
}
