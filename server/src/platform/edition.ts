import { helsinkiDate } from '@pito/contracts/values/helsinki-date'

const minuteMilliseconds = 60_000
const justChangedMilliseconds = 1000

/**
 * The version of what public pages show: a count of changes and the day in Helsinki, because pages name the date and
 * the season. A module raises the count when a text that pages show has changed; a sale alone does not change the
 * edition.
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

  get current(): string {
    return this.edition(this.count)
  }

  /** The previous edition, for a second after a change: its pages may be served while the new ones render. */
  get previous(): string | null {
    const justChanged = this.clock().getTime() - this.changedAt < justChangedMilliseconds
    return justChanged ? this.edition(this.count - 1) : null
  }

  private edition(count: number): string {
    return `${count} ${this.today}`
  }

  /**
   * The day as 2026-11-21. Formatting a date takes longer than finding a page, so the result is cached for the minute.
   */
  get today(): string {
    const now = this.clock()
    const minute = Math.floor(now.getTime() / minuteMilliseconds)
    if (minute !== this.minute) this.lastDay = helsinkiDate(now)
    this.minute = minute
    return this.lastDay
  }
}
