import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sayAndExit } from '../../server/src/platform/process/say-and-exit.ts'
import { StartRefused } from '../../server/src/platform/start-refused.ts'
import { startDatabase, startShops, stopCluster } from './cluster.ts'
import { openCluster } from './machines.ts'

/**
 * `npm run cluster -- start` starts the shop on three machines, each of which is an address of the loopback network;
 * `npm run cluster -- stop` stops it. The data is in CLUSTER_FOLDER, by default a folder for
 * temporary files, because the account of PostgreSQL has to reach it.
 */
async function main(): Promise<void> {
  const command = process.argv[2]
  if (command !== 'start' && command !== 'stop')
    throw new StartRefused('Say what to do: npm run cluster -- start, or npm run cluster -- stop.')
  const cluster = openCluster(resolve(process.env.CLUSTER_FOLDER ?? join(tmpdir(), 'pito-cluster')))
  if (command === 'stop') return stopCluster(cluster)
  await startDatabase(cluster)
  await startShops(cluster)
  const lines = cluster.machines.map(
    ({ name, address }) =>
      `${name.padEnd(6)} shop ${address}:3000, database ${address}:5000 (leader) and ${address}:6432 (PgBouncer), Patroni ${address}:8008`,
  )
  process.stdout.write(
    `The shop is open at ${cluster.shopUrl}/\n${lines.join('\n')}\nData and logs are in ${cluster.folder}. Stop it with: npm run cluster -- stop\n`,
  )
}

main().catch(sayAndExit)
