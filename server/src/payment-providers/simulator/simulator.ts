import type { Logger } from '../../platform/log.ts'
import type { CallShop, Pause } from './call-shop.ts'
import type { SimulatorStore } from './simulator-store.ts'

/** The parts that both simulators are made of. */
export interface Simulator<Account> {
  readonly account: Account
  /** The URL, including its path, under which the browsers of buyers reach the simulator. */
  readonly address: string
  readonly store: SimulatorStore
  readonly now: () => Date
  readonly log: Logger
  readonly callShop: CallShop
  readonly pause: Pause
}

/**
 * Logs a failure instead of throwing it: the response to the browser may already have been sent, or the shop may have
 * closed.
 */
export function inBackground(
  { log }: Pick<Simulator<unknown>, 'log'>,
  work: Promise<unknown>,
): Promise<void> {
  return work.then(
    () => {},
    (error: unknown) => log.warn({ err: error }, 'A payment simulator could not finish.'),
  )
}
