import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { klarnaAccount } from '../klarna/klarna-account.ts'
import { paytrailAccount } from '../paytrail/paytrail-account.ts'
import { shopCaller } from './call-shop.ts'
import { databaseStore } from './database-store.ts'
import { serveSimulators } from './serve-simulators.ts'

/** Serves simulators for the providers with which a demo has no account. A production shop has none. */
export function servePaymentSimulators(
  app: FastifyInstance,
  { config, sql, clock: now, log }: Pick<Platform, 'config' | 'sql' | 'clock' | 'log'>,
): void {
  if (config.shopMode !== 'demo') return
  const pause = (milliseconds: number) => setTimeout(milliseconds, undefined, { ref: false })
  serveSimulators(app, {
    paytrail: config.paytrailAccount ? null : paytrailAccount(config),
    klarna: config.klarnaUsername ? null : klarnaAccount(config),
    origin: () => config.shopUrl.origin,
    surroundings: { store: databaseStore(sql), now, log, pause, callShop: shopCaller(log, pause) },
  })
}
