import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { demoPassword } from '../demo/src/accounts/fill-customers.ts'
import { start } from './processes.ts'

/**
 * `node bin/run.js bench/attack-log-in.ts` measures how the shop withstands attempts to guess passwords. In the first
 * minute there is no attack, which shows how much the machine itself varies. In the second minute strangers try to
 * log in 200 times from one network address, and in the third minute 200 times from 200 network addresses. In every
 * minute a customer logs in correctly every five seconds, and /healthz is called 20 times a second.
 */
const seconds = 60
const attemptsPerMinute = 200
const port = 4112

interface Answered {
  readonly status: number
  readonly milliseconds: number
}

async function ask(path: string, address: string, body?: object): Promise<Answered> {
  const started = performance.now()
  const answer = await fetch(`http://localhost:${port}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-forwarded-for': address, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  await answer.arrayBuffer()
  return { status: answer.status, milliseconds: performance.now() - started }
}

/** Starts the calls at fixed intervals, whether or not the previous calls have been answered. */
async function every(milliseconds: number, work: (number: number) => Promise<Answered>): Promise<Answered[]> {
  const running: Promise<Answered>[] = []
  const started = performance.now()
  for (let number = 0; number * milliseconds < seconds * 1000; number += 1) {
    await wait(Math.max(0, started + number * milliseconds - performance.now()))
    running.push(work(number))
  }
  return Promise.all(running)
}

async function measure(title: string, addressOf: ((number: number) => string) | null): Promise<void> {
  const logIn = (email: string, password: string, address: string) =>
    ask('/api/v1/login', address, { email, password })
  const before = await processorSeconds()
  const [attack, owner, health] = await Promise.all([
    addressOf
      ? every(60_000 / attemptsPerMinute, (number) => logIn(...strangerOf(number), addressOf(number)))
      : [],
    every(5000, () => logIn('aino@pito.example', demoPassword, '192.0.2.200')),
    every(50, () => ask('/healthz', '192.0.2.201')),
  ])
  console.log(`${title}\n  strangers: ${statusesOf(attack)}`)
  console.log(`  the other person's log-ins: ${statusesOf(owner)}, ${timesOf(owner)}`)
  console.log(
    `  processor time of the shop: ${((await processorSeconds()) - before).toFixed(1)} s of ${seconds}`,
  )
  console.log(`  /healthz: ${statusesOf(health)}, ${timesOf(health)}`)
}

/** Returns an e-mail address and a wrong password. Half of the attempts use the address of an existing account. */
function strangerOf(number: number): [email: string, password: string] {
  const email = number % 2 ? 'veikko@pito.example' : `nobody-${number}@example.fi`
  return [email, `Wrong-${number}-One!`]
}

/** Returns the CPU time of the server's process. It excludes the database and all other processes on the machine. */
async function processorSeconds(): Promise<number> {
  const figures = await (await fetch(`http://localhost:${port}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(figures)?.[1])
}

function statusesOf(answers: readonly Answered[]): string {
  const counts = new Map<number, number>()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ')
}

function timesOf(answers: readonly Answered[]): string {
  const sorted = answers.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other)
  const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1)
  return `median ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`
}

const folder = mkdtempSync(join(tmpdir(), 'pito-attack-'))
const shop = await start('server/src/main.ts', port, '/healthz', {
  DATA_FOLDER: folder,
  TRUST_PROXY: '127.0.0.1,::1',
})
await measure('nobody', null)
await measure('from one address', () => '198.51.100.1')
await measure('from as many addresses', (number) => `203.0.113.${number % 250}`)
await shop.stop()
rmSync(folder, { recursive: true, force: true })
