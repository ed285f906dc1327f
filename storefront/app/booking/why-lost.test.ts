import type { RefusedForm } from '@pito/web/form/form-result'
import { expect, test } from 'vitest'
import { whyLost } from './booking-form.tsx'

const refused = (errors: RefusedForm['errors'], message: string | null): RefusedForm => ({
  outcome: 'refused',
  form: 'book',
  errors,
  message,
  typed: {},
})

test('a time that somebody else took is lost, in the words of the shop', () => {
  expect(whyLost(refused({}, 'The booking did not succeed.'))).toEqual(['The booking did not succeed.'])
})

test('a time that is not offered any longer says why', () => {
  const errors = { start_time: ['The service point has a break then.'] }
  expect(whyLost(refused(errors, 'This time cannot be booked.'))).toEqual(errors.start_time)
})

test.each([
  ['nothing was sent', null],
  ['it was booked', { outcome: 'done', form: 'book', data: null } as const],
  ['the date is missing', refused({ schedule_date: ['Select an appointment date'] }, null)],
  ['the point does not fit these tyres', refused({ cart_id: ['No run-flat tyres.'] }, 'Not valid')],
])('nothing is lost when %s', (_case, result) => {
  expect(whyLost(result)).toBeNull()
})
