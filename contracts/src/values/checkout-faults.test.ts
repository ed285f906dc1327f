import { expect, test } from 'vitest'
import type { CheckoutAddress, CheckoutDetails } from './checkout-details.ts'
import { checkoutFaults } from './checkout-faults.ts'

const home: CheckoutAddress = {
  address_line_1: 'Fleminginkatu 9 A 21',
  address_line_2: '',
  zipcode: '00530',
  city: 'Helsinki',
  country_id: 73,
  company_name: '',
  company_vat_number: '',
}
const nowhere: CheckoutAddress = { ...home, address_line_1: '', zipcode: '', city: '', country_id: null }
const aino: CheckoutDetails = {
  refusesReviewEmails: false,
  salutation: 'mrs',
  first_name: 'Aino',
  last_name: 'Virtanen',
  email: 'aino@example.fi',
  country_code: '358',
  contact_number: '040 123 4567',
  job_title: '',
  company_branch: '',
  isBusinessCustomer: false,
  billing: home,
  shipTo: 'billing',
  shipping: nowhere,
  recipient: { first_name: '', last_name: '', email: '', contact_number: '' },
  buyer_reference: '',
  order_note: '',
  licence_plate: '',
}
const delivered = { withFitting: false, pointChosen: false }
const fitted = { withFitting: true, pointChosen: true }
const faultsOf = (changed: Partial<CheckoutDetails>, cart = delivered) =>
  checkoutFaults({ ...aino, ...changed }, cart, 'en_GB')

test('a reference of more than 50 characters is refused', () => {
  expect(Object.keys(faultsOf({ buyer_reference: 'x'.repeat(51) }))).toEqual(['buyer_reference'])
})

test('names and addresses are refused in a script that the invoice cannot print', () => {
  const name = 'Please write the name in Latin letters, as in the passport.'
  const text = 'Please write in Latin letters.'
  const arabic = { first_name: 'علي', last_name: 'محمد' }
  const company = { ...home, company_name: '轮胎 Oy', company_vat_number: '1234567-1', city: '北京' }
  const wrong = { ...arabic, isBusinessCustomer: true, company_branch: '北', billing: company }
  expect(faultsOf({ ...wrong, buyer_reference: '李' })).toEqual({
    'billing_details.first_name': name,
    'billing_details.last_name': name,
    'billing_details.company_name': name,
    'billing_details.company_branch': text,
    'billing_details.city': text,
    buyer_reference: text,
  })
  const recipient = { ...arabic, contact_number: '', email: '' }
  expect(faultsOf({ shipTo: 'different', shipping: home, recipient })).toEqual({
    'shipping_details.first_name': name,
    'shipping_details.last_name': name,
  })
  expect(faultsOf({ first_name: 'Юрий', last_name: 'Παπαδοπούλου' })).toEqual({})
})

test('complete details have no fault', () => {
  expect(faultsOf({})).toEqual({})
  expect(faultsOf({ licence_plate: 'abc 123', order_note: 'x'.repeat(50) })).toEqual({})
  expect(faultsOf({ shipTo: 'different', shipping: home })).toEqual({})
  expect(faultsOf({ shipTo: 'servicepoint' }, fitted)).toEqual({})
})

test.each([
  [{ first_name: 'Eino', last_name: 'Laine', contact_number: '' }, []],
  [{ first_name: 'Eino', last_name: '', contact_number: '' }, ['last_name']],
  [{ first_name: '', last_name: '', contact_number: '0401234567' }, ['first_name', 'last_name']],
  [{ first_name: 'Eino', last_name: 'x'.repeat(51), contact_number: '12' }, ['last_name', 'contact_number']],
])('the recipient %j has the wrong fields %j', (person, wrong) => {
  const recipient = { ...person, email: '' }
  const faults = faultsOf({ shipTo: 'different', shipping: home, recipient })
  expect(Object.keys(faults)).toEqual(wrong.map((name) => `shipping_details.${name}`))
  expect(faultsOf({ recipient })).toEqual({})
})

test.each(['billing', 'different'] as const)(
  'a wrong e-mail address of the recipient is refused when the tyres go to the %s address',
  (shipTo) => {
    const withEmail = (email: string) =>
      faultsOf({ shipTo, shipping: home, recipient: { ...aino.recipient, email } })
    expect(withEmail('eino@example.fi')).toEqual({})
    expect(Object.keys(withEmail('eino@'))).toEqual(['shipping_details.email'])
  },
)

test.each([
  ['first_name', 'Firstname is required.'],
  ['last_name', 'Lastname is required.'],
  ['email', 'Email is required.'],
  ['contact_number', 'Contact Number is required.'],
])('without %s', (field, sentence) => {
  expect(faultsOf({ [field]: '' })).toEqual({ [`billing_details.${field}`]: sentence })
})

test('an e-mail address and a number that cannot be', () => {
  expect(faultsOf({ email: 'abc', contact_number: '123' })).toEqual({
    'billing_details.email': 'Email is not valid.',
    'billing_details.contact_number':
      'Contact Number must contains 7 to 12 digits. It allows +,-,(,) and space',
  })
})

test.each(['billing', 'shipping'] as const)('an empty %s address', (kind) => {
  const changed = kind === 'billing' ? { billing: nowhere } : { shipTo: 'different' as const }
  expect(faultsOf(changed)).toEqual({
    [`${kind}_details.address_line_1`]: `Street number and building number of ${kind} address is required.`,
    [`${kind}_details.zipcode`]: `Zipcode of ${kind} address is required.`,
    [`${kind}_details.city`]: `City of ${kind} address is required.`,
    [`${kind}_details.country_id`]: `Country of ${kind} address is required.`,
  })
})

test('a postcode has five digits, and the country is Finland', () => {
  expect(faultsOf({ billing: { ...home, zipcode: '0010', country_id: 205 } })).toEqual({
    'billing_details.zipcode': 'Zipcode of billing address allow only 5 digit.',
    'billing_details.country_id': 'For now we only sell to Finland.',
  })
  expect(faultsOf({ shipTo: 'different', shipping: { ...home, zipcode: '0010' } })).toEqual({
    'shipping_details.zipcode': 'Zipcode of shipping address allow only 5 digit.',
  })
})

test('nothing is delivered to Åland, but who lives there may have it sent elsewhere', () => {
  const mariehamn = { ...home, zipcode: '22100', city: 'Mariehamn' }
  const refused = /Åland/
  expect(faultsOf({ billing: mariehamn })).toEqual({
    'shipping_details.ship_to': expect.stringMatching(refused),
  })
  expect(faultsOf({ shipTo: 'different', shipping: mariehamn })).toEqual({
    'shipping_details.zipcode': expect.stringMatching(refused),
  })
  expect(faultsOf({ billing: mariehamn, shipTo: 'different', shipping: home })).toEqual({})
  expect(faultsOf({ billing: mariehamn, shipTo: 'servicepoint' }, fitted)).toEqual({})
})

test('a service point has to be chosen, and only fitting goes to one', () => {
  const missing = {
    'shipping_details.ship_to': 'Please select an service point address as an shipping address',
  }
  expect(faultsOf({ shipTo: 'servicepoint' }, { withFitting: true, pointChosen: false })).toEqual(missing)
  expect(faultsOf({ shipTo: 'servicepoint' })).toEqual(missing)
  expect(faultsOf({ shipTo: 'billing' }, { withFitting: true, pointChosen: false })).toEqual(missing)
})

test('a company has a name and a Finnish number', () => {
  const company = { ...home, company_name: 'Kuljetus Oy', company_vat_number: '2617416-4' }
  expect(faultsOf({ isBusinessCustomer: true })).toEqual({
    'billing_details.company_name': 'Company Name of billing address is required.',
    'billing_details.company_vat_number': 'Company VAT number of billing address is required.',
  })
  expect(faultsOf({ isBusinessCustomer: true, billing: company })).toEqual({})
  expect(
    faultsOf({ isBusinessCustomer: true, billing: { ...company, company_vat_number: '2617416-5' } }),
  ).toEqual({ 'billing_details.company_vat_number': expect.stringMatching(/Finnish business ID/) })
  expect(
    faultsOf({ isBusinessCustomer: true, billing: company, shipTo: 'different', shipping: home }),
  ).toEqual({
    'shipping_details.company_name': 'Company Name of shipping address is required.',
    'shipping_details.company_vat_number': 'Company VAT number of shipping address is required.',
  })
  expect(faultsOf({ isBusinessCustomer: true, billing: company, shipTo: 'servicepoint' }, fitted)).toEqual({})
})

test('what is longer than fifty characters is refused', () => {
  const long = 'x'.repeat(51)
  const { billing_details, order_note } = {
    billing_details: faultsOf({ first_name: long })['billing_details.first_name'],
    order_note: faultsOf({ order_note: long }).order_note,
  }
  expect([billing_details, order_note]).toEqual(Array(2).fill("You can't use more than 50 characters"))
})

test('line breaks and invisible characters are refused in both languages', () => {
  const spoiled: CheckoutDetails = {
    ...aino,
    first_name: 'Aino\u0000',
    order_note: 'Soita\u202Eensin',
    billing: { ...home, city: 'Hel\r\nsinki', address_line_2: 'c/o\u200Bx' },
  }
  const fields = ['billing_details.address_line_2', 'billing_details.city', 'billing_details.first_name']
  const faults = (locale: 'fi_FI' | 'en_GB') => checkoutFaults(spoiled, delivered, locale)
  expect(Object.keys(faults('fi_FI')).sort()).toEqual([...fields, 'order_note'])
  expect(new Set(Object.values(faults('fi_FI')))).toEqual(
    new Set(['Poista tekstistä rivinvaihdot ja näkymättömät merkit.']),
  )
  expect(new Set(Object.values(faults('en_GB')))).toEqual(
    new Set(['Please remove line breaks and invisible characters.']),
  )
})

test('a plate that cannot be one is refused', () => {
  expect(faultsOf({ licence_plate: '!!' })).toEqual({ licence_plate: expect.stringMatching(/ABC-123/) })
})
