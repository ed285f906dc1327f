import type { StoredEvent } from './store.ts'

/** The interface of a marketing service, whoever operates it. */
export interface Marketing {
  /**
   * Sends an event. The same event may be sent twice, because the service counts it once. Throws `MarketingDown` if a
   * retry may succeed.
   */
  send(event: MarketingMessage): Promise<'taken' | 'refused'>
}

export interface MarketingMessage extends Pick<StoredEvent, 'id' | 'event' | 'items' | 'locale'> {
  /** A pseudonym that is the same for all events of one person and cannot be used in the shop. */
  readonly person: string
  readonly at: Date
}

export class MarketingDown extends Error {
  override name = 'MarketingDown'
}
