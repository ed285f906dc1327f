import { integer, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { expectTablesMatch } from './expect-tables-match.ts'
import { testDatabase } from './test-database.ts'

const database = await testDatabase()
await database.pool.query(`create table bolt (
  id integer generated always as identity primary key, name varchar(50) not null, note text, size integer not null default 12)`)

const asItIs = {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: varchar({ length: 50 }).notNull(),
  note: text(),
  size: integer().notNull().default(12),
}

test('a table that says what the database says passes', async () => {
  await expectTablesMatch(database, { bolt: pgTable('bolt', asItIs) })
})

test.each([
  ['another name', pgTable('nut', asItIs)],
  ['a column more', pgTable('bolt', { ...asItIs, colour: text() })],
  ['a column less', pgTable('bolt', { id: asItIs.id, name: asItIs.name, note: asItIs.note })],
  ['another type', pgTable('bolt', { ...asItIs, note: integer() })],
  ['another length', pgTable('bolt', { ...asItIs, name: varchar({ length: 60 }).notNull() })],
  ['a value that may be missing', pgTable('bolt', { ...asItIs, name: varchar({ length: 50 }) })],
  ['a default that is not there', pgTable('bolt', { ...asItIs, note: text().default('') })],
])('a table with %s does not pass', async (_, table) => {
  await expect(expectTablesMatch(database, { table })).rejects.toThrow()
})
