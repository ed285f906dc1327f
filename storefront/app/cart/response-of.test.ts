import type { RefusalAnswer } from '@pito/contracts/refusal'
import { ApiRefusal } from '@pito/web/api/api-refusal'
import { expect, test } from 'vitest'
import { sentenceOf } from './cart-response.ts'
import { responseOf } from './cart-store.ts'

const refusal: RefusalAnswer = {
  success: 0,
  code: 'not-enough-stock',
  message: 'Määrää ei ole varastossa.',
  errors: { quantity: ['Enimmäismäärä on 4.'] },
}

test('a refusal has its message, variant and a list of errors', () => {
  expect(responseOf(new ApiRefusal(422, refusal))).toEqual({
    message: refusal.message,
    variant: 'danger',
    errors: ['Enimmäismäärä on 4.'],
  })
})

test('of a refusal the sentence of its field is shown, else its own', () => {
  expect(sentenceOf(responseOf(new ApiRefusal(422, refusal)))).toBe('Enimmäismäärä on 4.')
  const { errors, ...plain } = refusal
  expect(sentenceOf(responseOf(new ApiRefusal(422, plain)))).toBe('Määrää ei ole varastossa.')
})

test('no answer at all is a danger without words', () => {
  expect(responseOf(new TypeError('Failed to fetch'))).toEqual({ message: '', variant: 'danger', errors: [] })
})
