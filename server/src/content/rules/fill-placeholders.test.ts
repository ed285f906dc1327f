import { expect, test } from 'vitest'
import { fillPlaceholders } from './fill-placeholders.ts'

const customerServicePhone = '020 123 0000'
const settings = {
  collectsReturns: true,
  company: {
    name: 'Rengas & Vanne Oy',
    businessId: '1234567-1',
    street: 'Esimerkkikatu 1',
    postcode: '00100',
    town: 'Helsinki',
    phone: customerServicePhone,
    serviceEmail: 'palvelu@rengas.example',
    hoursFi: 'ma–pe 9–16',
    hoursEn: 'Mon–Fri 9–16',
  },
  deliveryTimes: { cars: { leastDays: 2, mostDays: 5 }, trucks: { leastDays: 4, mostDays: 4 } },
  freeDeliveryCents: 60_000,
  offersFitting: true,
  searchesPlates: true,
  offersKlarna: true,
  sellsTruckTyres: true,
}
const html = '<p>{{return_terms}}</p><p>{{refund_terms}} {{other}}</p>'

test.each([
  ['fi', 'Noudamme renkaat kustannuksellamme', 'Emme odota, että renkaat ovat tulleet takaisin.'],
  ['en', 'We collect the tyres at our cost', 'We do not wait for the tyres to come back.'],
] as const)('a shop that collects the tyres does not wait for them, in %s', (language, collects, waits) => {
  const filled = fillPlaceholders(html, language, settings)
  for (const part of [collects, waits, customerServicePhone, '14', '{{other}}'])
    expect(filled).toContain(part)
})

test.each([
  ['fi', 'Noudamme', 'Voimme kuitenkin odottaa'],
  ['en', 'We collect', 'We may, however, wait'],
] as const)(
  'a shop that does not collect them says only that it may wait, in %s',
  (language, collects, waits) => {
    const filled = fillPlaceholders(html, language, { ...settings, collectsReturns: false })
    expect(filled).toContain(waits)
    expect(filled).not.toContain(collects)
  },
)

test('the data of the company are filled in and escaped', () => {
  const page = '<p>{{seller_name}}, {{seller_business_id}}, {{seller_vat_number}}, {{seller_address}}</p>'
  expect(fillPlaceholders(page, 'fi', settings)).toBe(
    '<p>Rengas &amp; Vanne Oy, 1234567-1, FI12345671, Esimerkkikatu 1, 00100 Helsinki</p>',
  )
  const link = '<a href="tel:{{customer_service_phone_number}}">{{customer_service_phone}}</a>'
  expect(fillPlaceholders(link, 'fi', settings)).toBe('<a href="tel:+358201230000">020 123 0000</a>')
  const hours = '{{customer_service_hours}}'
  expect([fillPlaceholders(hours, 'fi', settings), fillPlaceholders(hours, 'en', settings)]).toEqual([
    'ma–pe 9–16',
    'Mon–Fri 9–16',
  ])
})

const unknown = Object.fromEntries(
  Object.keys(settings.company).map((name) => [name, '']),
) as typeof settings.company

test('a company that is not known yet leaves its places empty', () => {
  const page = '{{seller_name}}|{{seller_address}}|{{seller_vat_number}}|{{customer_service_phone}}'
  expect(fillPlaceholders(page, 'fi', { ...settings, company: unknown })).toBe('|||')
})

test.each([
  ['fi', '2–5 arkipäivää, 4'],
  ['en', '2 to 5 arkipäivää, 4'],
] as const)('the working days of a delivery are filled in, in %s', (language, filled) => {
  const text = '{{delivery_days}} arkipäivää, {{truck_delivery_days}}'
  expect(fillPlaceholders(text, language, settings)).toBe(filled)
})

test('a block that names data of a company that is not known yet is left out', () => {
  const page =
    '<p>We answer {{customer_service_hours}}.</p><dl><dt>Name</dt><dd>{{seller_name}}</dd><dt>Country</dt><dd>Finland</dd></dl><ul><li>{{customer_service_phone}}</li><li>{{delivery_days}} days</li></ul>'
  expect(fillPlaceholders(page, 'en', { ...settings, company: unknown })).toBe(
    '<dl><dt>Country</dt><dd>Finland</dd></dl><ul><li>2 to 5 days</li></ul>',
  )
  expect(fillPlaceholders(page, 'en', settings)).toContain('<p>We answer Mon–Fri 9–16.</p>')
})

test('a page speaks of fitting only where a service point fits tyres', () => {
  const page =
    '<p>{{fitting}}Delivery to a service point is free. {{/fitting}}Order.</p>{{no_fitting}}<p>There are no\nservice points yet.</p>{{/no_fitting}}'
  expect(fillPlaceholders(page, 'en', settings)).toBe('<p>Delivery to a service point is free. Order.</p>')
  expect(fillPlaceholders(page, 'en', { ...settings, offersFitting: false })).toBe(
    '<p>Order.</p><p>There are no\nservice points yet.</p>',
  )
})

test('a page speaks of licence plates only where the shop searches by them', () => {
  const page = '<p>{{plates}}Type your plate.{{/plates}}{{no_plates}}Choose your car.{{/no_plates}}</p>'
  expect(fillPlaceholders(page, 'en', settings)).toBe('<p>Type your plate.</p>')
  expect(fillPlaceholders(page, 'en', { ...settings, searchesPlates: false })).toBe('<p>Choose your car.</p>')
})

test.each([
  ['fi', true],
  ['fi', false],
  ['en', true],
  ['en', false],
] as const)(
  'no sentence about returns has a hole without a phone number, in %s, collecting: %s',
  (language, collectsReturns) => {
    const page = '<p>{{return_terms}}</p>'
    const filled = fillPlaceholders(page, language, { ...settings, collectsReturns, company: unknown })
    expect(filled).not.toMatch(/,\s*,|\s[.,]|\s{2}/)
    expect(fillPlaceholders(page, language, { ...settings, collectsReturns })).toContain(customerServicePhone)
  },
)

test.each([
  ['klarna', 'offersKlarna'],
  ['trucks', 'sellsTruckTyres'],
] as const)('what stands in {{%s}} is left out unless it holds', (name, setting) => {
  const page = `<ul><li>Bank</li>{{${name}}}<li>More</li>{{/${name}}}</ul>{{fitting}}{{${name}}}<p>Both</p>{{/${name}}}{{/fitting}}`
  expect(fillPlaceholders(page, 'en', settings)).toBe('<ul><li>Bank</li><li>More</li></ul><p>Both</p>')
  expect(fillPlaceholders(page, 'en', { ...settings, [setting]: false })).toBe('<ul><li>Bank</li></ul>')
})

test('the price from which delivery is free follows the settings, and its sentence is left out without one', () => {
  const page = '<p>Prices.</p><p>Free from {{free_delivery_from}}.</p>'
  expect(fillPlaceholders(page, 'en', settings)).toBe('<p>Prices.</p><p>Free from 600,00\u00a0€.</p>')
  expect(fillPlaceholders(page, 'en', { ...settings, freeDeliveryCents: null })).toBe('<p>Prices.</p>')
})
