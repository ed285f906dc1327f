import { messageIn } from '@pito/contracts/bilingual-message'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { InvalidInput } from './invalid-input.ts'
import { sentenceOfIssue } from './sentence-of-issue.ts'

function sentences(schema: z.ZodType, input: unknown) {
  const { error } = schema.safeParse(input, { error: sentenceOfIssue })
  const message = error?.issues[0]?.message ?? ''
  return [messageIn(message, 'fi_FI'), messageIn(message, 'en_GB')]
}

test.each([
  [z.coerce.number(), 'abc', 'Anna luku', 'Give a number'],
  [z.int(), 1.5, 'Anna kokonaisluku', 'Give a whole number'],
  [z.string(), 5, 'Anna teksti', 'Give a text'],
  [z.string(), undefined, 'Tämä tieto puuttuu', 'This is missing'],
  [z.object({}), 'x', 'Anna JSON-olio', 'Give a JSON object'],
  [z.string().min(1), '', 'Täytä tämä kenttä', 'Fill in this field'],
  [z.string().min(3), 'ab', 'Vähintään 3 merkkiä', 'At least 3 characters'],
  [z.string().max(3), 'abcd', 'Enintään 3 merkkiä', 'At most 3 characters'],
  [z.number().min(1), 0, 'Vähintään 1', 'At least 1'],
  [z.number().positive(), 0, 'Suurempi kuin 0', 'More than 0'],
  [z.number().lt(9), 9, 'Pienempi kuin 9', 'Less than 9'],
  [z.array(z.int()).max(1), [1, 2], 'Enintään 1 kohtaa', 'At most 1 items'],
  [z.enum(['asc', 'desc']), 'up', 'Anna jokin näistä: asc, desc', 'Give one of these: asc, desc'],
  [z.literal(1), 2, 'Ainoa arvo on 1', 'The only value is 1'],
  [z.string().regex(/^a/), 'b', 'Muoto ei ole oikea', 'The format is not right'],
  [z.union([z.string(), z.null()]), 5, 'Tämä arvo ei kelpaa', 'This value is not accepted'],
  [z.strictObject({}), { colour: 1 }, 'Tätä nimeä ei tunneta', 'This name is not known'],
] as const)('%#: says what to do', (schema, input, finnish, english) => {
  expect(sentences(schema, input)).toEqual([finnish, english])
})

test('an unknown field is named even if every object has a property of that name', () => {
  const { error } = z.strictObject({}).safeParse({ constructor: 1, toString: 2 }, { error: sentenceOfIssue })
  expect(new InvalidInput(error?.issues ?? []).fieldErrors('en_GB')).toEqual({
    constructor: ['This name is not known'],
    toString: ['This name is not known'],
  })
})
