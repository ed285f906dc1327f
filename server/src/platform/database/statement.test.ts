import { expect, test } from 'vitest'
import { joined, name, part, statementOf } from './statement.ts'

const statement = (strings: TemplateStringsArray, ...values: unknown[]) => statementOf(strings, values)

test('what stands in the braces is a value', () => {
  const { text, values } = statement`select * from tyre where id = ${7} and name = ${"x' or true"}`
  expect({ text, values }).toEqual({
    text: 'select * from tyre where id = $1 and name = $2',
    values: [7, "x' or true"],
  })
})

test('a part brings its text and its values along', () => {
  const open = part`closed_at is null and changed_at > ${'2026-01-01'}`
  const { text, values } = statement`delete from cart where id = ${1} and ${open} and kind = ${'guest'}`
  expect({ text, values }).toEqual({
    text: 'delete from cart where id = $1 and closed_at is null and changed_at > $2 and kind = $3',
    values: [1, '2026-01-01', 'guest'],
  })
})

test('several parts are joined', () => {
  const owners = ['a', 'b', 'c'].map((id) => part`owner = ${id}`)
  const { text, values } = statement`select from event where ${joined(owners, ' or ')}`
  expect({ text, values }).toEqual({
    text: 'select from event where owner = $1 or owner = $2 or owner = $3',
    values: ['a', 'b', 'c'],
  })
})

test('a name is quoted', () => {
  expect(statement`select from ${name('odd"name')}`.text).toBe('select from "odd""name"')
})

test('the same text is prepared under the same name, another text under another', () => {
  const ask = (id: number, column: string) => statement`select from cart where ${name(column)} = ${id}`
  const again = () => statement`select ${1}`
  expect(ask(1, 'guest_id').name).toBe(ask(2, 'guest_id').name)
  expect(ask(1, 'guest_id').name).not.toBe(ask(1, 'customer_id').name)
  expect(again().name).toBe(again().name)
})

test('a value in one call may be a part in the next', () => {
  const read = (condition: unknown) => statement`select from cart where ${condition}`
  expect(read(true).text).toBe('select from cart where $1')
  const { text, values } = read(part`id = ${7}`)
  expect({ text, values }).toEqual({ text: 'select from cart where id = $1', values: [7] })
  expect(read(false)).toMatchObject({ text: 'select from cart where $1', values: [false] })
})

test('undefined is no value', () => {
  const read = (id: unknown) => statement`select from cart where id = ${id}`
  for (const id of [undefined, part`${undefined}`]) expect(() => read(id)).toThrow('undefined')
  expect(read(null).values).toEqual([null])
  expect(() => read(undefined)).toThrow('undefined')
})
