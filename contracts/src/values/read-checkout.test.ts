import { expect, test } from 'vitest'
import { readCheckout } from './read-checkout.ts'

test('an untouched form is of a private person in Finland, delivered to the billing address', () => {
  expect(readCheckout({})).toMatchObject({
    salutation: 'mr',
    country_code: '358',
    isBusinessCustomer: false,
    billing: { country_id: 73, city: '' },
    shipTo: 'billing',
    order_note: '',
  })
})

test('texts are trimmed, and unknown choices are the usual ones', () => {
  const typed = {
    'billing_details.first_name': ' Maija ',
    'billing_details.salutation': 'dr',
    'shipping_details.ship_to': 'moon',
    'billing_details.country_id': '',
  }
  expect(readCheckout(typed)).toMatchObject({
    first_name: 'Maija',
    salutation: 'mr',
    shipTo: 'billing',
    billing: { country_id: null },
  })
})

test('requests for reviews are refused by who ticks so, and by nobody else', () => {
  expect(readCheckout({})).toMatchObject({ refusesReviewEmails: false })
  expect(readCheckout({ refuses_review_emails: '1' })).toMatchObject({ refusesReviewEmails: true })
})

test('a company’s fields count for companies alone', () => {
  const typed = {
    'billing_details.company_name': 'Kuljetus Oy',
    'shipping_details.company_vat_number': '2617416-4',
    'billing_details.job_title': 'Ostaja',
  }
  expect(readCheckout(typed)).toMatchObject({
    billing: { company_name: '' },
    shipping: { company_vat_number: '' },
    job_title: '',
  })
  expect(readCheckout({ ...typed, is_business_customer: '1' })).toMatchObject({
    billing: { company_name: 'Kuljetus Oy' },
    shipping: { company_vat_number: '2617416-4' },
    job_title: 'Ostaja',
  })
})
