import type { Config } from '@pito/server/src/platform/config.ts'
import type { Logger } from '@pito/server/src/platform/log.ts'
import { createLog } from '@pito/server/src/platform/log.ts'
import { simulatorPaths } from '@pito/server/src/platform/simulators.ts'
import { systemClock } from '@pito/server/src/platform/system-clock.ts'
import { fastify } from 'fastify'
import { servePayments } from './serve-payments.ts'
import type { CallShop, Pause } from './simulator.ts'
import { shopCaller, unreferencedPause } from './simulator.ts'
import type { SimulatorStore } from './simulator-store.ts'
import { memoryStore } from './simulator-store.ts'

interface Options {
  readonly port?: number
  readonly now?: () => Date
  readonly pause?: Pause
  readonly log?: Logger
  /** Tests pass a store in order to read the payments that the simulators have stored. */
  readonly store?: SimulatorStore
  /** Tests replace it to decide when a callback arrives, and how often. */
  readonly callShop?: CallShop
}

interface StartedSimulators {
  readonly url: string
  /** The environment variables that make a shop use these simulators. */
  readonly settings: Readonly<Record<string, string>>
  /** The same values as the shop's configuration has them. */
  readonly accounts: Pick<
    Config,
    'paytrailAccount' | 'paytrailSecret' | 'paytrailUrl' | 'klarnaUsername' | 'klarnaPassword' | 'klarnaUrl'
  >
  close(): Promise<void>
}

const paytrailSecret = 'secret of a simulator alone'
const klarnaPassword = 'password of a simulator alone'

/** Starts both simulators on one port. They continue to run when a shop that uses them stops. */
export async function startSimulators({
  port = 0,
  now = systemClock,
  pause = unreferencedPause,
  log = createLog('warn'),
  store = memoryStore(),
  callShop = shopCaller(log, pause),
}: Options = {}): Promise<StartedSimulators> {
  const origin = { url: '' }
  const app = fastify({ forceCloseConnections: true })
  const paytrail = { account: '375917', secret: paytrailSecret, url: '' }
  const klarna = { username: 'simulator', password: klarnaPassword, url: '' }
  servePayments(app, {
    paytrail,
    klarna,
    origin: () => origin.url,
    surroundings: { store, now, log, pause, callShop },
  })
  origin.url = await app.listen({ port, host: '127.0.0.1' })
  const accounts = {
    paytrailAccount: paytrail.account,
    paytrailSecret,
    paytrailUrl: origin.url + simulatorPaths.paytrail,
    klarnaUsername: klarna.username,
    klarnaPassword,
    klarnaUrl: origin.url + simulatorPaths.klarna,
  }
  return {
    url: origin.url,
    accounts,
    settings: {
      PAYTRAIL_ACCOUNT: accounts.paytrailAccount,
      PAYTRAIL_SECRET: paytrailSecret,
      PAYTRAIL_URL: accounts.paytrailUrl,
      KLARNA_USERNAME: accounts.klarnaUsername,
      KLARNA_PASSWORD: klarnaPassword,
      KLARNA_URL: accounts.klarnaUrl,
    },
    async close() {
      await app.close()
    },
  }
}
