import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

let childPid = 0

afterEach(() => {
  if (isRunning(childPid)) process.kill(childPid, 'SIGKILL')
})

test.each(['SIGTERM', 'SIGHUP'] as const)('a program started by bin/run.js gets its %s', async (signal) => {
  const run = await start(`process.on('${signal}', () => process.exit(7))`)
  expect(await endAfter(run, signal)).toEqual([7, null])
  expect(isRunning(childPid)).toBe(false)
})

test('a program that a signal ends has the exit code that a shell would report', async () => {
  expect(await endAfter(await start(''), 'SIGTERM')).toEqual([143, null])
  expect(isRunning(childPid)).toBe(false)
})

test('a program ends when the shell that npm started it with is gone without a word', async () => {
  const npm = await start('', ['sh', '-c', '"$@"; true', 'sh'])
  const outputClosed = once(npm.stdout, 'close')
  npm.kill('SIGKILL')
  await outputClosed
  expect(isRunning(childPid)).toBe(false)
})

/** Starts a process that runs the code, and returns once the process has printed that it is running. */
async function start(code: string, shell: readonly string[] = []) {
  const runner = join(import.meta.dirname, '../run.js')
  const program = `${code}; setInterval(() => {}, 60_000); console.log(process.pid)`
  const [command = '', ...args] = [...shell, process.execPath, runner, '-e', program]
  const run = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: 'start' },
  })
  const [pid] = await once(run.stdout, 'data')
  childPid = Number(pid)
  return run
}

function endAfter(run: ChildProcess, signal: NodeJS.Signals): Promise<unknown[]> {
  const ended = once(run, 'exit')
  run.kill(signal)
  return ended
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
