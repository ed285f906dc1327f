import { setTimeout } from 'node:timers/promises'
import type { Logger } from '../../platform/log.ts'

export interface ShopCall {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly body?: object
}

export interface Pace {
  readonly timeoutMilliseconds: number
  /** Before each further try. */
  readonly waitMilliseconds: readonly number[]
}

interface Delivery {
  readonly tries: number
  /** Of the last try; null when the shop did not answer. */
  readonly status: number | null
}

export type CallShop = (call: ShopCall, pace: Pace) => Promise<Delivery>
export type Pause = (milliseconds: number) => Promise<unknown>

/** A shop that stops is not waited for. */
const pauseUnheard: Pause = (milliseconds) => setTimeout(milliseconds, undefined, { ref: false })

/** As providers do: until the shop answers 20x, a few times, then no more. */
export function shopCaller(log: Logger, pause: Pause = pauseUnheard): CallShop {
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
