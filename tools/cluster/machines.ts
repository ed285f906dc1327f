import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../bin/steps/root.js'
import { StartRefused } from '../../server/src/platform/start-refused.ts'

const names = ['one', 'two', 'three'] as const
/** The programs of a machine, in the order in which they start. */
export const programs = ['etcd', 'patroni', 'haproxy', 'pgbouncer', 'shop'] as const

export type Program = (typeof programs)[number]

export interface Machine {
  readonly name: (typeof names)[number]
  /** Each machine is an address of this computer's loopback network, so that all machines use the same ports. */
  readonly address: string
  readonly folder: string
}

export interface Cluster {
  readonly folder: string
  readonly machines: readonly [Machine, Machine, Machine]
  /** The account that PostgreSQL and the programs around it run as, because they refuse to run as root. */
  readonly account: { readonly uid: number; readonly gid: number } | Record<string, never>
  readonly postgresBin: string
  readonly secret: string
  /** The checkout whose build of the shop is started. */
  readonly checkout: string
  /** The address that customers use: the proxy of the first machine. */
  readonly shopUrl: string
}

const packages = 'patroni etcd-server haproxy pgbouncer pgbackrest postgresql'
const services = 'patroni etcd haproxy pgbouncer postgresql'
const paths = {
  etcd: '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  pgbackrest: '/usr/bin/pgbackrest',
  patronictl: '/usr/bin/patronictl',
} as const
const postgresVersions = '/usr/lib/postgresql'

export const pathOf = (program: keyof typeof paths) => paths[program]

/**
 * Describes the cluster whose data is in the folder, and creates what is missing there: the folders, a secret and the
 * configuration of each program.
 */
export function openCluster(folder: string, network = process.env.CLUSTER_NETWORK ?? '127.0.7'): Cluster {
  if (!/^127\.\d+\.\d+$/.test(network))
    throw new StartRefused('CLUSTER_NETWORK has to be the beginning of loopback addresses, such as 127.0.7.')
  const addresses = names.map((_, place) => `${network}.${place + 1}`)
  const machines = names.map((name, place) => ({
    name,
    address: addresses[place] ?? '',
    folder: join(folder, name),
  })) as unknown as Cluster['machines']
  const cluster = {
    folder,
    machines,
    account: process.getuid?.() === 0 ? accountOf('postgres') : {},
    postgresBin: installedPostgres(),
    secret: secretIn(folder),
    checkout: root,
    shopUrl: `http://${addresses[0]}:8080`,
  }
  makeFolder(cluster, join(folder, 'backup'))
  for (const machine of machines) configure(cluster, machine)
  return cluster
}

function installedPostgres(): string {
  const version = existsSync(postgresVersions)
    ? readdirSync(postgresVersions)
        .filter((name) => existsSync(join(postgresVersions, name, 'bin/initdb')))
        .toSorted((one, other) => Number(other) - Number(one))[0]
    : undefined
  if (version === undefined || !Object.values(paths).every((path) => existsSync(path)))
    throw new StartRefused(
      `The cluster needs packages of Debian that are not installed. As root: apt-get install -y ${packages}, and then systemctl disable --now ${services}, because Debian starts each of them on its own.`,
    )
  return join(postgresVersions, version, 'bin')
}

function secretIn(folder: string): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'secret')
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

function accountOf(name: string): { uid: number; gid: number } {
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([login]) => login === name)
  return { uid: Number(entry?.[2]), gid: Number(entry?.[3]) }
}

/** Writes the configuration from the templates, which are those of operations.md for machines of their own. */
function configure(cluster: Cluster, machine: Machine): void {
  const { machines, account, postgresBin, secret } = cluster
  const { name, address, folder } = machine
  const values: Record<string, string> = {
    ...Object.fromEntries(machines.map((one) => [one.name, one.address])),
    ...{ name, address, folder, postgresBin, password: secret, clients: '127.0.0.0/8' },
    repository: join(cluster.folder, 'backup'),
  }
  const write = (file: string, text: string) => {
    writeFileSync(join(folder, file), text, { mode: 0o600 })
    if (account.uid !== undefined) chownSync(join(folder, file), account.uid, account.gid)
  }
  makeFolder(cluster, folder)
  const templates = join(import.meta.dirname, 'templates')
  for (const file of readdirSync(templates))
    write(
      file,
      readFileSync(join(templates, file), 'utf8').replaceAll(
        /\{(\w+)\}/g,
        (whole, key) => values[key] ?? whole,
      ),
    )
  write('userlist.txt', `"pito" "${secret}"\n`)
}

function makeFolder({ account }: Cluster, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid)
}
