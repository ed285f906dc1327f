import type { Logger } from '../../platform/log.ts'
import type { CallShop, Pause } from './call-shop.ts'
import type { SimulatorStore } from './simulator-store.ts'

/** What both simulators are made of. */
export interface Simulator<Account> {
  readonly account: Account
  /** Where buyers' browsers find it, its path included. */
  readonly address: string
  readonly store: SimulatorStore
  readonly now: () => Date
  readonly log: Logger
  readonly callShop: CallShop
  readonly pause: Pause
}

/** After the answer to the browser: a shop that is closing meanwhile ends it. */
export function inBackground(
  { log }: Pick<Simulator<unknown>, 'log'>,
  work: Promise<unknown>,
): Promise<void> {
  return work.then(
    () => {},
    (error: unknown) => log.warn({ err: error }, 'A payment simulator could not finish.'),
  )
}
