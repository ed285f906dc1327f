import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nodeFlags, nodeSettings } from '../bin/steps/node-flags.js'
import { endOnSignal } from '../server/src/platform/process/stop-on-signal.ts'

export interface Started {
  readonly url: string
  readonly milliseconds: number
  memoryMegabytes(): number
  stop(): Promise<void>
}

const root = join(import.meta.dirname, '..')
export const settings = {
  LOG_LEVEL: 'error',
  RATE_LIMIT_PER_MINUTE: '1000000',
  PERSON_LIMITS: '100000,100000,1000000,1000000',
  NETWORK_LIMITS: '100000,100000,1000000,1000000',
  SCARCE_STOCK: '0',
}

endOnSignal()

/**
 * Starts a program and waits until it responds at the path. The measured time begins with the start of the process.
 */
export async function start(
  script: string,
  port: number,
  path: string,
  environment: Record<string, string> = {},
): Promise<Started> {
  const startedAt = performance.now()
  const child = endingWithUs(
    spawn(process.execPath, [...nodeFlags, join(root, script)], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...nodeSettings, ...process.env, ...settings, PORT: String(port), ...environment },
    }),
  )
  const url = `http://127.0.0.1:${port}`
  await answers(`${url}${path}`, child)
  const milliseconds = performance.now() - startedAt
  return { url, milliseconds, memoryMegabytes: () => memoryOf(child.pid), stop: () => stopped(child) }
}

/**
 * If a measurement fails or is stopped, its programs have to stop too. SIGTERM lets a shop also stop its PostgreSQL. A
 * program that has ended is forgotten, so that a long measurement does not collect a listener for each program.
 */
export function endingWithUs(child: ChildProcess): ChildProcess {
  const stopToo = () => void child.kill('SIGTERM')
  process.once('exit', stopToo)
  child.once('exit', () => process.off('exit', stopToo))
  return child
}

/** Waits until the URL responds successfully. */
export async function answers(url: string, child: ChildProcess, milliseconds = 60_000): Promise<void> {
  const deadline = performance.now() + milliseconds
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The process ended before ${url} answered.`)
    const answer = await fetch(url).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`${url} did not answer within ${milliseconds / 1000} seconds.`)
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

function memoryOf(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
