import { cookieChoice } from '../cookies/cookie-choice.ts'
import type { ShopEvent } from './shop-event.ts'

export type Port = 'analytics' | 'marketing'

const ports: readonly Port[] = ['analytics', 'marketing']
const adapters = {
  analytics: () => import('./data-layer.ts'),
  marketing: () => import('./marketing-events.ts'),
} as const

/**
 * Sends an event to each port that the visitor allows. This is the only function that sends events. Events before or
 * against the visitor's choice are dropped and not queued, because consent given later does not cover earlier
 * actions. The promise resolves when the events have been handed over, without waiting for their delivery.
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
