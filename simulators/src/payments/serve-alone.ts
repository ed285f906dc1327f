import { parseArgs } from 'node:util'
import { exitOnSignal, stopOnSignal } from '@pito/server/src/platform/process/stop-on-signal.ts'
import { startSimulators } from './start-simulators.ts'

/**
 * `npm run simulate:payments -- --port 4200` runs the simulators in a process of their own, so that they keep running
 * when a shop stops or starts.
 */
async function serveAlone(): Promise<void> {
  exitOnSignal()
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4200' } } })
  const simulators = await startSimulators({ port: Number(values.port) })
  const settings = Object.entries(simulators.settings).map(([name, value]) => `${name}='${value}'`)
  process.stdout.write(`${settings.join('\n')}\n`)
  stopOnSignal({ stop: () => simulators.close() })
}

await serveAlone()
