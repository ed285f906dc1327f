import { cookieChoice } from '../cookies/cookie-choice.ts'
import type { ShopEvent } from './shop-event.ts'

export type Port = 'analytics' | 'marketing'

const ports: readonly Port[] = ['analytics', 'marketing']
const adapters = {
  analytics: () => import('./data-layer.ts'),
  marketing: () => import('./marketing-events.ts'),
} as const

/**
 * The only way to send events. Events before or against the visitor's choice are dropped instead of queued: consent
 * given later does not cover what was done earlier. The promise resolves when the events have been handed over; nothing
 * waits for their delivery.
 */
export async function track(event: ShopEvent, sentTo = new Set<Port>()): Promise<void> {
  const choice = cookieChoice()
  const open = ports.filter((port) => choice?.[port] && !sentTo.has(port))
  for (const port of open) sentTo.add(port)
  await Promise.all(
    open.map((port) =>
      adapters[port]().then(
        ({ send }) => send(event),
        () => undefined,
      ),
    ),
  )
}
