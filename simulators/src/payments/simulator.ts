import { setTimeout } from 'node:timers/promises'
import type { Logger } from '@pito/server/src/platform/log.ts'
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

export interface ShopCall {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly body?: object
}

export interface Pace {
  readonly timeoutMilliseconds: number
  /** The waiting time before each further try. */
  readonly waitMilliseconds: readonly number[]
}

interface Delivery {
  readonly tries: number
  /** The status of the last try; null if the shop did not respond. */
  readonly status: number | null
}

export type CallShop = (call: ShopCall, pace: Pace) => Promise<Delivery>
export type Pause = (milliseconds: number) => Promise<unknown>

/** The timer does not keep the process alive when the shop stops. */
export const unreferencedPause: Pause = (milliseconds) => setTimeout(milliseconds, undefined, { ref: false })

/** Repeats the call as providers do: until the shop responds with 20x, at most a few times. */
export function shopCaller(log: Logger, pause: Pause): CallShop {
  return async (call, { timeoutMilliseconds, waitMilliseconds }) => {
    let delivery: Delivery = { tries: 0, status: null }
    for (const wait of [0, ...waitMilliseconds]) {
      if (wait > 0) await pause(wait)
      delivery = { tries: delivery.tries + 1, status: await statusOf(call, timeoutMilliseconds) }
      if (delivery.status !== null && delivery.status >= 200 && delivery.status < 300) return delivery
    }
    log.warn({ ...delivery }, 'The shop did not take a callback of a payment simulator.')
    return delivery
  }
}

async function statusOf(
  { method, url, body }: ShopCall,
  timeoutMilliseconds: number,
): Promise<number | null> {
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMilliseconds),
  }).catch(() => null)
  await response?.body?.cancel()
  return response?.status ?? null
}
