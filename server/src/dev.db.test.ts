import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { fillDemo } from '@pito/demo/fill'
import { expect, test } from 'vitest'
import { afterTestFile } from '../testing/after-test-file.ts'
import { secretKey } from '../testing/spawn-processes.ts'
import { testPlatform } from '../testing/test-platform.ts'

const platform = await testPlatform({ settings: { SECRET_KEY: secretKey } })
await platform.sql.transaction((tx) => fillDemo(tx, { articles: 60, platform }))

const dev = spawn(process.execPath, [join(import.meta.dirname, 'dev.ts')], {
  env: {
    ...process.env,
    PITO_DEV: '1',
    NODE_ENV: 'development',
    DATABASE_URL: platform.databaseUrl,
    PORT: '0',
    LOG_LEVEL: 'error',
    SECRET_KEY: secretKey,
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const ended = once(dev, 'exit')
afterTestFile(async () => {
  dev.kill('SIGKILL')
  await ended
})
let output = ''
dev.stdout.on('data', (text) => {
  output += text
})
const addresses = () => Array.from(output.matchAll(/open at (\S+)/g), ([, address = '']) => address)

// Vite transforms every file of the server, twice, which takes minutes on a busy machine.
const patience = { timeout: 180_000 }
const wholeTest = { timeout: 3 * patience.timeout }

test('pages come from Vite, and a changed file of the server opens the server again', wholeTest, async () => {
  await expect.poll(addresses, patience).toHaveLength(1)
  expect(await shownAt('')).toContain('"/app/entry.client.tsx"')
  expect(await shownAt('admin/')).toContain('/admin/app/entry.client.tsx')

  const change = () => {
    utimesSync(join(import.meta.dirname, 'open-dev-shop.ts'), new Date(), new Date())
    return addresses().length
  }
  await expect.poll(change, { ...patience, interval: 1000 }).toBeGreaterThan(1)
  await expect.poll(() => shownAt(''), patience).toContain('"/app/entry.client.tsx"')
  await expect.poll(() => shownAt('app/entry.client.tsx'), patience).toContain('import')

  dev.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

/**
 * Requests a page. Returns an empty text if the request fails, because the server may be restarting at that moment.
 */
function shownAt(path: string): Promise<string> {
  return fetch(`${addresses().at(-1)}${path}`).then(
    (response) => response.text(),
    () => '',
  )
}
