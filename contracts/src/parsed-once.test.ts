import { expect, test } from 'vitest'
import { z } from 'zod'
import { parsedOnce } from './parsed-once.ts'

const tyre = parsedOnce(z.object({ name: z.string(), price: z.number().min(0) }))
const list = z.object({ data: z.array(tyre) })
const tuisku = { name: 'Tuisku', price: 61, cost: 40 }

test('what it has made passes again as the same thing, alone and in a list', () => {
  const made = tyre.parse(tuisku)
  expect(made).toEqual({ name: 'Tuisku', price: 61 })
  expect(tyre.parse(made)).toBe(made)
  expect(list.parse({ data: [made] }).data[0]).toBe(made)
})

test('what somebody else made is parsed, also when it looks the same', () => {
  expect(list.parse({ data: [tuisku] }).data[0]).not.toHaveProperty('cost')
  expect(tyre.parse({ name: 'Tuisku', price: 61 })).not.toBe(tyre.parse({ name: 'Tuisku', price: 61 }))
})

test('what is refused stays refused', () => {
  const wrong = { name: 'Tuisku', price: -1 }
  expect(tyre.safeParse(wrong).success).toBe(false)
  expect(tyre.safeParse(wrong).success).toBe(false)
  expect(list.safeParse({ data: [null] }).success).toBe(false)
})

test('what was made cannot be changed to get by', () => {
  const made: object = tyre.parse(tuisku)
  expect(() => Object.assign(made, { cost: 40 })).toThrow(TypeError)
})
