import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { patience, secretKey } from '../testing/spawn-processes.ts'
import { testDatabase } from '../testing/test-database.ts'

const testing = join(import.meta.dirname, '../testing')
const production = {
  SHOP_MODE: 'production',
  SHOP_URL: 'https://pito.example',
  TRUST_PROXY: '127.0.0.1',
  MAIL_URL: 'smtp://mail.example',
  MAIL_FROM: 'kauppa@pito.example',
  PAYTRAIL_ACCOUNT: '700001',
  PAYTRAIL_SECRET: 'a secret of this shop alone',
}

/** Opens a shop in a process that can load neither the demo nor the simulators, and returns what the process prints. */
async function openWithoutDemo(databaseUrl: string, settings: Readonly<Record<string, string>>) {
  const program = ['--import', join(testing, 'refuse-demo.ts'), join(testing, 'open-and-close.ts')]
  const own = { DATABASE_URL: databaseUrl, SECRET_KEY: secretKey, LOG_LEVEL: 'silent' }
  const env = { ...process.env, ...own, ...settings }
  const { stdout } = await promisify(execFile)(process.execPath, program, { env })
  return stdout
}

test(
  'a production shop gets its drafts and opens without the demo and the simulators',
  patience,
  async () => {
    const { url, sql } = await testDatabase()
    expect(await openWithoutDemo(url, production)).toBe('ready: 200\n')
    const [{ pages } = { pages: 0 }] = await sql<{
      pages: number
    }>`select count(*)::integer as pages from cms_page`
    expect(pages).toBeGreaterThan(10)
  },
)

test('a demo does not open without them', patience, async () => {
  const { url } = await testDatabase()
  await expect(openWithoutDemo(url, {})).rejects.toThrow('@pito/demo/fill is not installed.')
})
