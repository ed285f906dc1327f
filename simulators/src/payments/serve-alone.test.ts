import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('alone they print the settings of a shop that pays there, and stop on SIGTERM', async () => {
  const program = join(import.meta.dirname, 'serve-alone.ts')
  const child = spawn(process.execPath, [program, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [text] = await once(child.stdout, 'data')
  const settings = Object.fromEntries(
    String(text)
      .trim()
      .split('\n')
      .map((line) => line.replaceAll("'", '').split('=')),
  )
  expect(Object.keys(settings)).toEqual([
    'PAYTRAIL_ACCOUNT',
    'PAYTRAIL_SECRET',
    'PAYTRAIL_URL',
    'KLARNA_USERNAME',
    'KLARNA_PASSWORD',
    'KLARNA_URL',
  ])
  expect(await (await fetch(`${settings.PAYTRAIL_URL}/payments`)).json()).toEqual({ payments: [] })
  expect((await fetch(`${settings.KLARNA_URL}/hpp/v1/sessions/1`)).status).toBe(401)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})
