import { expect, test } from 'vitest'
import { tableTypes } from '../../../testing/table-types.ts'
import { testDatabase } from '../../../testing/test-database.ts'

const { sql } = await testDatabase()

test('the types of the tables are those of the migrated database: `npm run tables` writes changed ones', async () => {
  await expect(await tableTypes(sql)).toMatchFileSnapshot('tables.ts')
})
