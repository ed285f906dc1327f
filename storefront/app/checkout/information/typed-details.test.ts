import { expect, test } from 'vitest'
import { draftOf, typedDetails } from './typed-details.ts'

function typedIn(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, text] of Object.entries(fields)) form.set(name, text)
  return typedDetails(form)
}

test('a field that the API would refuse is left out of the draft, so that the others are stored', () => {
  const typed = typedIn({
    'billing_details.first_name': 'Ai\u0000no',
    'billing_details.last_name': 'Virta\u202Enen',
    'billing_details.city': 'Tampere',
    order_note: 'x'.repeat(301),
  })
  expect(draftOf(typed)).toEqual({ 'billing_details.city': 'Tampere' })
})

test('the acceptance of the terms is not part of what was typed', () => {
  expect(typedIn({ conditions: '1', order_note: 'Soita ensin' })).toEqual({ order_note: 'Soita ensin' })
})
