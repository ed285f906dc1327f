import type { KlarnaAccount, PaytrailAccount } from '@pito/server/src/payment-providers/index.ts'
import { klarnaAccount, paytrailAccount } from '@pito/server/src/payment-providers/index.ts'
import type { Platform } from '@pito/server/src/platform/platform.ts'
import { simulatorPaths } from '@pito/server/src/platform/simulators.ts'
import type { FastifyInstance } from 'fastify'
import { serveKlarnaApi } from './klarna/serve-klarna-api.ts'
import { serveKlarnaPages } from './klarna/serve-klarna-pages.ts'
import { servePaytrailApi } from './paytrail/serve-paytrail-api.ts'
import { servePaytrailPages } from './paytrail/serve-paytrail-pages.ts'
import { takeBodiesAsText } from './read-outcome.ts'
import type { Simulator } from './simulator.ts'
import { shopCaller, unreferencedPause } from './simulator.ts'
import { stylesheet } from './simulator-page.ts'
import { databaseStore } from './simulator-store.ts'

interface PaymentSimulators {
  readonly paytrail: PaytrailAccount | null
  readonly klarna: KlarnaAccount | null
  /** The origin under which browsers find the server; it is not known before the server listens. */
  readonly origin: () => string
  readonly surroundings: Omit<Simulator<unknown>, 'account' | 'address'>
}

export function servePayments(
  app: FastifyInstance,
  { paytrail, klarna, origin, surroundings }: PaymentSimulators,
): void {
  const simulatorOf = <Account>(account: Account, path: string): Simulator<Account> => ({
    ...surroundings,
    account,
    get address() {
      return origin() + path
    },
  })
  app.get('/dev/payment-simulator.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(stylesheet),
  )
  if (paytrail) {
    const simulator = simulatorOf(paytrail, simulatorPaths.paytrail)
    mount(app, simulatorPaths.paytrail, [
      (scope) => servePaytrailApi(scope, simulator),
      (scope) => servePaytrailPages(scope, simulator),
    ])
  }
  if (klarna) {
    const simulator = simulatorOf(klarna, simulatorPaths.klarna)
    mount(app, simulatorPaths.klarna, [
      (scope) => serveKlarnaApi(scope, simulator),
      (scope) => serveKlarnaPages(scope, simulator),
    ])
  }
}

/** Each part gets its own Fastify scope, so that its hooks do not apply to the other parts. */
function mount(
  app: FastifyInstance,
  prefix: string,
  parts: readonly ((scope: FastifyInstance) => void)[],
): void {
  for (const part of parts)
    app.register(
      (scope, _options, done) => {
        takeBodiesAsText(scope)
        part(scope)
        done()
      },
      { prefix },
    )
}

/** Serves simulators for the providers with which a demo has no account. */
export function servePaymentsOfDemo(
  app: FastifyInstance,
  { config, sql, clock: now, log }: Pick<Platform, 'config' | 'sql' | 'clock' | 'log'>,
): void {
  const pause = unreferencedPause
  servePayments(app, {
    paytrail: config.paytrailAccount ? null : paytrailAccount(config),
    klarna: config.klarnaUsername ? null : klarnaAccount(config),
    origin: () => config.shopUrl.origin,
    surroundings: { store: databaseStore(sql), now, log, pause, callShop: shopCaller(log, pause) },
  })
}
