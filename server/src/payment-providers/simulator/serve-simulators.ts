import type { FastifyInstance } from 'fastify'
import type { KlarnaAccount } from '../klarna/klarna-account.ts'
import type { PaytrailAccount } from '../paytrail/paytrail-account.ts'
import { serveKlarnaApi } from './klarna/serve-klarna-api.ts'
import { serveKlarnaPages } from './klarna/serve-klarna-pages.ts'
import { servePaytrailApi } from './paytrail/serve-paytrail-api.ts'
import { servePaytrailPages } from './paytrail/serve-paytrail-pages.ts'
import { takeBodiesAsText } from './read-outcome.ts'
import type { Simulator } from './simulator.ts'
import { simulatorPaths } from './simulator-address.ts'
import { stylesheet } from './simulator-page.ts'

interface Simulators {
  readonly paytrail: PaytrailAccount | null
  readonly klarna: KlarnaAccount | null
  /** The origin under which browsers find the server; it is not known before the server listens. */
  readonly origin: () => string
  readonly surroundings: Omit<Simulator<unknown>, 'account' | 'address'>
}

export function serveSimulators(
  app: FastifyInstance,
  { paytrail, klarna, origin, surroundings }: Simulators,
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
