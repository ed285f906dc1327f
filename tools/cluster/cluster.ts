import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import type { Cluster, Machine } from './machines.ts'
import { pathOf, programs } from './machines.ts'
import { launch, stop, until } from './processes.ts'

/** A member of the cluster as Patroni sees it. */
interface Member {
  readonly name: string
  readonly role: 'leader' | 'sync_standby' | 'replica'
  readonly state: string
  readonly lag?: number | 'unknown'
}

export const databaseUrl = ({ secret }: Cluster, { address }: Machine, user = 'pito') =>
  `postgres://${user}:${secret}@${address}:5000/${user === 'pito' ? 'pito' : 'postgres'}`

/** Starts etcd, PostgreSQL and the proxies on all machines, and waits for a leader with two standbys. */
export async function startDatabase(cluster: Cluster): Promise<void> {
  for (const program of programs.filter((name) => name !== 'shop'))
    for (const machine of cluster.machines) launch(cluster, machine, program)
  const { leader } = await healthy(cluster)
  await createDatabase(cluster)
  runAt(cluster, leader, pathOf('pgbackrest'), backRest(leader, 'stanza-create'))
}

/** Runs a program of a machine to its end, with the account of PostgreSQL, and returns what it prints. */
export function runAt(
  { account }: Cluster,
  { folder }: Machine,
  program: string,
  options: readonly string[],
  input = '',
): string {
  return execFileSync(program, options, {
    ...{ cwd: folder, input, encoding: 'utf8', ...account },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
}

export const backRest = ({ folder }: Machine, ...options: readonly string[]) => [
  `--config=${folder}/pgbackrest.conf`,
  '--stanza=pito',
  ...options,
]

/** Returns the machines of the leader and of the standbys once all three members of the cluster are in step. */
export async function healthy(cluster: Cluster, seconds = 180) {
  const members = await until(
    'a leader with a synchronous standby and another one',
    async () => {
      const found = await membersOf(cluster)
      const isWhole = ['leader', 'sync_standby', 'replica'].every((role) =>
        found.some((one) => one.role === role),
      )
      return isWhole && found.every(({ lag = 0 }) => lag === 0) ? found : null
    },
    seconds,
  )
  const machineOf = (role: Member['role']) => {
    const name = members.find((member) => member.role === role)?.name
    return cluster.machines.find((machine) => machine.name === name) ?? cluster.machines[0]
  }
  return { leader: machineOf('leader'), synchronous: machineOf('sync_standby') }
}

/** Returns true if the machine is the leader, as the proxies see it, and null otherwise. */
export async function leaderAt({ address }: Machine): Promise<true | null> {
  return (await fetch(`http://${address}:8008/primary`)).ok ? true : null
}

/** Asks one Patroni after another for the members, because some may not answer. */
async function membersOf({ machines }: Cluster): Promise<readonly Member[]> {
  return await Promise.any(
    machines.map(async ({ address }) => {
      const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2000) })
      return ((await answer.json()) as { members: readonly Member[] }).members
    }),
  )
}

async function createDatabase(cluster: Cluster): Promise<void> {
  const url = databaseUrl(cluster, cluster.machines[0], 'postgres')
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const roles = () => pool.query("select from pg_roles where rolname = 'pito'")
  const { rowCount } = await until('a connection to the leader', roles)
  if (!rowCount) {
    await pool.query(`create role pito login password '${cluster.secret}'`)
    await pool.query('create database pito owner pito')
  }
  await pool.end()
}

/** Starts the three servers, the first one alone because it applies the migrations and fills an empty demo. */
export async function startShops(cluster: Cluster, settings: Record<string, string> = {}): Promise<void> {
  const build: typeof import('../../bin/steps/build-front-ends.js') = await import(
    join(cluster.checkout, 'bin/steps/build-front-ends.js')
  )
  await build.buildFrontEndsIfStale()
  const [first, ...others] = cluster.machines
  startShop(cluster, first, settings)
  await ready(first)
  for (const machine of others) startShop(cluster, machine, settings)
  for (const machine of others) await ready(machine)
  const isOpen = async () => ((await fetch(`${cluster.shopUrl}/healthz`)).ok ? true : null)
  await until('the proxy finds the servers', isOpen)
}

export function startShop(cluster: Cluster, machine: Machine, settings: Record<string, string> = {}): void {
  launch(cluster, machine, 'shop', {
    HOST: machine.address,
    PORT: '3000',
    SHOP_URL: cluster.shopUrl,
    TRUST_PROXY: '127.0.0.0/8',
    DATABASE_URL: databaseUrl(cluster, machine).replace(':5000/', ':6432/'),
    DATABASE_DIRECT_URL: databaseUrl(cluster, machine),
    DATA_FOLDER: `${machine.folder}/shop`,
    SECRET_KEY: cluster.secret,
    DRAIN_SECONDS: '5',
    ...settings,
  })
}

export async function ready({ name, address }: Machine): Promise<void> {
  const isReady = async () => ((await fetch(`http://${address}:3000/readyz`)).ok ? true : null)
  await until(`the shop on machine ${name} is ready`, isReady, 300)
}

export async function stopCluster({ machines }: Cluster): Promise<void> {
  for (const program of programs.toReversed())
    await Promise.all(machines.map((machine) => stop(machine, program)))
}
