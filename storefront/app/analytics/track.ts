import { cookieChoice } from '../cookies/cookie-choice.ts'
import type { ShopEvent } from './shop-event.ts'

export type Port = 'analytics' | 'marketing'

const ports: readonly Port[] = ['analytics', 'marketing']
const adapters = {
  analytics: () => import('./data-layer.ts'),
  marketing: () => import('./marketing-events.ts'),
} as const

/**
 * The one way out for events. What happens before a choice, or against it, is dropped and not queued: an answer given
 * later is no consent to what was done earlier. Done when the events have left; whether they arrive is nobody's wait.
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
