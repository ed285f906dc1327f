import { helsinkiDate } from '@pito/contracts/values/helsinki-date'

const minuteMilliseconds = 60_000
const justChangedMilliseconds = 1000

/**
 * What public pages show: the shop after so many changes, on a day in Helsinki (they name the date and the season).
 * A module says when a word that pages show has changed; a sale alone is no new edition.
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

  /** The edition just before this one, for a second after the change: its pages are good while the new ones render. */
  get previous(): string | null {
    const justChanged = this.clock().getTime() - this.changedAt < justChangedMilliseconds
    return justChanged ? this.edition(this.count - 1) : null
  }

  private edition(count: number): string {
    return `${count} ${this.today}`
  }

  /** As 2026-11-21. Formatting a date takes longer than finding a page; within one minute it is the same day. */
  get today(): string {
    const now = this.clock()
    const minute = Math.floor(now.getTime() / minuteMilliseconds)
    if (minute !== this.minute) this.lastDay = helsinkiDate(now)
    this.minute = minute
    return this.lastDay
  }
}
