import { expect, test } from 'vitest'
import { homeHead, hoursOf } from './home-for-search-engines.ts'

const company = {
  name: 'Rengas Oy',
  businessId: '1234567-1',
  street: 'Tie 1',
  postcode: '00100',
  town: 'Espoo',
}
const context = {
  ...{ origin: 'https://shop.example', language: 'fi', shopName: 'Rengas', shopLogo: null, demo: false },
  company: { ...company, email: 'palvelu@rengas.example' },
  ...{ customerServicePhone: '020 123', customerServiceHours: 'ma–to\u00a08.00–18.00, pe\u00a08.00–17.00' },
} as unknown as Parameters<typeof homeHead>[1]
const storeOf = (changed: Partial<typeof context>) =>
  JSON.parse(JSON.stringify(homeHead(null, { ...context, ...changed })))[0]['script:ld+json']['@graph'][0]

test('the shop is described with the numbers of its company and the hours of its customer service', () => {
  expect(storeOf({})).toMatchObject({
    ...{ '@type': 'OnlineStore', legalName: 'Rengas Oy', vatID: 'FI12345671' },
    identifier: { value: '1234567-1' },
    contactPoint: {
      availableLanguage: ['fi', 'en'],
      hoursAvailable: [
        { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '08:00', closes: '18:00' },
        { dayOfWeek: ['Friday'], opens: '08:00', closes: '17:00' },
      ],
    },
  })
})

test('what the company has not entered is left out', () => {
  const none = { name: '', businessId: '', street: '', postcode: '', town: '', email: '' }
  const store = storeOf({ company: none, customerServicePhone: '', customerServiceHours: '' })
  expect(Object.keys(store).sort()).toEqual([
    ...['@id', '@type', 'areaServed', 'hasMerchantReturnPolicy', 'logo', 'name', 'url'],
  ])
  expect(JSON.stringify(store)).not.toContain('""')
})

test.each(['24/7', 'ma–pe 8–16', 'pe–ma 8.00–16.00', 'ma 8.00–16.00, joskus', 'constructor 8.00–16.00'])(
  'hours that are written as “%s” are not stated',
  (text) => expect(hoursOf(text)).toBeNull(),
)

test('English hours are read too', () => {
  expect(hoursOf('Mon–Thu 08:00–18:00')).toMatchObject([{ opens: '08:00', closes: '18:00' }])
})
