import { test } from 'vitest'
import * as captcha from './captcha/tables.ts'
import * as idempotency from './idempotency/tables.ts'
import * as limits from './limits/tables.ts'
import * as mail from './mail/tables.ts'
import * as sealing from './sealing/tables.ts'
import { session } from './sessions/tables.ts'
import { expectTablesMatch } from './testing/expect-tables-match.ts'
import { testDatabase } from './testing/test-database.ts'

test('the platform’s tables are what its migrations made', async () => {
  const database = await testDatabase()
  await expectTablesMatch(database, { session, ...sealing, ...captcha, ...limits, ...idempotency, ...mail })
})
