import { isShortOfResources } from './database-away.ts'

const seconds = 10

/**
 * Remembers when PostgreSQL last reported that it has too few resources: connections, memory or disk space. The probe
 * of readiness writes nothing and needs only one connection, so it would not notice.
 */
export class Shortage {
  private readonly clock: () => Date
  private endsAt = 0

  constructor(clock: () => Date) {
    this.clock = clock
  }

  /** Looks at the error of a statement or of a connection. */
  note(error: unknown): void {
    if (isShortOfResources(error)) this.endsAt = this.clock().getTime() + seconds * 1000
  }

  get isRecent(): boolean {
    return this.clock().getTime() < this.endsAt
  }
}
