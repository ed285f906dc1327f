import { test } from 'vitest'
import { expectTablesMatch } from '../platform/testing/expect-tables-match.ts'
import { testDatabase } from '../platform/testing/test-database.ts'
import * as tables from './tables.ts'

test('the tables of the alerts are as the migrations make them', async () => {
  await expectTablesMatch(await testDatabase(), tables)
})
