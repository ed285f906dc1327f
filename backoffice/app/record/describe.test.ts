import { fieldsOf } from '@pito/contracts/records/fields-of'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { describe, firstTexts, recordIn, shownText, textsOf } from './describe.ts'

const schema = z.object({
  name: z.string().min(1),
  remark: z.string().max(9).default(''),
  path: z.string().nullable().default(null),
  price_cents: z.int().min(1).nullable().default(null),
  position: z.int().default(100),
  permille: z.int(),
  segment: z.enum(['mid', 'budget']),
  axle: z.enum(['steer', 'drive']).nullable().default(null),
  has_3pmsf: z.boolean().default(true),
  days: z.array(z.int()),
})
const label = { fi: 'Kenttä', en: 'Field' }
const description = describe(fieldsOf(schema), {
  ...{ name: { label }, remark: { label }, path: { label }, price_cents: { label }, position: { label } },
  ...{ permille: { label }, segment: { label }, axle: { label }, has_3pmsf: { label }, days: { label } },
})
const contract = description.contract

function sent(texts: Readonly<Record<string, string>>) {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.append(name, text)
  return JSON.parse(JSON.stringify(recordIn(description, form)))
}

test.each([
  ['price_cents', '89,90', 8990],
  ['price_cents', '', null],
  ['price_cents', 'sata', 'sata'],
  ['price_cents', '-4', '-4'],
  ['position', '71', 71],
  ['position', '71 dB', '71 dB'],
  ['position', '', 100],
  ['permille', '25,5 %', 255],
  ['permille', '25,55', '25,55'],
  ['name', ' Kuura ', 'Kuura'],
  ['name', '', ''],
  ['path', '', null],
  ['axle', 'drive', 'drive'],
  ['axle', '', null],
  ['has_3pmsf', 'on', true],
  ['has_3pmsf', '', false],
])('the field %s with the text %j is sent as %j', (name, text, value) => {
  expect(sent({ [name]: text })).toMatchObject({ [name]: value })
})

test('what is written into a form is read from it as the same, and lists are left to the record', () => {
  const record = {
    ...{ name: 'Kuura', remark: '', path: null, price_cents: 5990, position: 0, permille: 255 },
    ...{ segment: 'mid' as const, axle: null, has_3pmsf: false },
  }
  const texts = textsOf(description, { ...record, days: [1] })
  expect(texts).toMatchObject({ price_cents: '59,90', position: '0', permille: '25,5\u00a0%' })
  expect(sent(texts)).toEqual(record)
})

test('the form of a new record begins with the values that the API assumes', () => {
  expect(firstTexts(description)).toEqual({ position: '100', has_3pmsf: 'on' })
})

test('fields know from the schema how long they may be, and whether they must be given', () => {
  expect(contract.remark).toMatchObject({ longest: 9, required: false })
  expect(contract.name.required).toBe(true)
  expect([contract.axle.required, contract.segment.required]).toEqual([false, true])
})

test('the comparison shows flags and choices as people read them', () => {
  expect(shownText('has_3pmsf', contract.has_3pmsf, '', 'fi_FI')).toBe('ei')
  expect(shownText('segment', contract.segment, 'budget', 'fi_FI')).toBe('Edullinen')
  expect(shownText('axle', contract.axle, '', 'fi_FI')).toBe('')
  expect(shownText('name', contract.name, 'budget', 'fi_FI')).toBe('budget')
})
