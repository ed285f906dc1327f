import { expect, test } from 'vitest'
import { columnsNotPersonal } from '../testing/columns-not-personal.ts'
import { testDatabase } from '../testing/test-database.ts'
import { personalData } from './personal-data.ts'

const { sql } = await testDatabase()
const personal = personalData.flatMap(({ columns }) =>
  Object.entries(columns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`)),
)
const inDatabase = (
  await sql<{ column: string }>`
    select table_name || '.' || column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`
).map(({ column }) => column)

test('every column is listed as personal or as not personal, so that a new one is looked at', () => {
  const known = new Set([...personal, ...columnsNotPersonal])
  expect(inDatabase.filter((column) => !known.has(column))).toEqual([])
})

test('no column is in both lists, or twice in one', () => {
  const listed = [...personal, ...columnsNotPersonal]
  expect(listed.filter((column, index) => listed.indexOf(column) !== index)).toEqual([])
})

test('each column that is listed as personal exists', () => {
  expect(personal.filter((column) => !inDatabase.includes(column))).toEqual([])
})

test('the parts of an export have names of their own', () => {
  const names = personalData.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
