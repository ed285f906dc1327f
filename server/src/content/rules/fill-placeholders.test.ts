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

test('a company that is not known yet leaves its places empty', () => {
  const unknown = Object.fromEntries(
    Object.keys(settings.company).map((name) => [name, '']),
  ) as typeof settings.company
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
