import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const module = join(import.meta.dirname, 'stop-on-signal.ts')

test('a command that a signal ends first tells what it started, and reports the signal by its exit code', async () => {
  const program = `
    import { endOnSignal } from ${JSON.stringify(module)}
    endOnSignal()
    process.on('exit', () => process.stdout.write('and the database ends too'))
    setInterval(() => {}, 60_000)
    process.stdout.write('running, ')`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  expect(await once(child, 'close')).toEqual([143, null])
  expect(said).toBe('running, and the database ends too')
})
