import type { StoredEvent } from './store.ts'

/** What the shop asks of a service for marketing, whoever runs it. */
export interface Marketing {
  /** The same event may come twice; it counts once. Throws `MarketingDown` where a later try may succeed. */
  send(event: MarketingMessage): Promise<'taken' | 'refused'>
}

export interface MarketingMessage extends Pick<StoredEvent, 'id' | 'event' | 'items' | 'locale'> {
  /** A pseudonym: the same for all events of one person, and of no use in the shop. */
  readonly person: string
  readonly at: Date
}

export class MarketingDown extends Error {
  override name = 'MarketingDown'
}
