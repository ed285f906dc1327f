import { helsinkiDate } from '@pito/contracts/values/helsinki-date'

const minuteMilliseconds = 60_000
/**
 * A change has to reach customers within two seconds. The processes follow it within a second and a quarter at most, the
 * longest pause between two runs of `followChanges` included.
 */
const justChangedMilliseconds = 500

/**
 * The edition is the version of everything that public pages show. It combines a count of changes with the date in
 * Helsinki, because pages depend on the date and the season. A module raises the count when something that pages show
 * has changed; a sale alone does not raise it.
 */
export class Edition {
  private count = 0
  private changedAt = 0
  private minute = Number.NaN
  private lastDay = ''
  private readonly clock: () => Date

  constructor(clock: () => Date) {
    this.clock = clock
  }

  bump(): void {
    this.count += 1
    this.changedAt = this.clock().getTime()
  }

  /** The moment of the last change, or null if nothing has changed since the process started. */
  get since(): Date | null {
    return this.changedAt === 0 ? null : new Date(this.changedAt)
  }

  get current(): string {
    return this.edition(this.count)
  }

  /**
   * The previous edition during the first half second after a change, otherwise null. Pages of the previous edition may be
   * served while the new ones are being rendered.
   */
  get previous(): string | null {
    const justChanged = this.clock().getTime() - this.changedAt < justChangedMilliseconds
    return justChanged ? this.edition(this.count - 1) : null
  }

  private edition(count: number): string {
    return `${count} ${this.today}`
  }

  /**
   * The date in Helsinki, such as 2026-11-21. Formatting a date takes longer than finding a cached page, so the date
   * is computed once a minute.
   */
  get today(): string {
    const now = this.clock()
    const minute = Math.floor(now.getTime() / minuteMilliseconds)
    if (minute !== this.minute) this.lastDay = helsinkiDate(now)
    this.minute = minute
    return this.lastDay
  }
}
