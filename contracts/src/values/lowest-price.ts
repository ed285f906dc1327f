export interface PriceStep {
  readonly cents: number
  /** In milliseconds, as `Date.getTime` returns it. */
  readonly from: number
}

const thirtyDays = 30 * 24 * 60 * 60 * 1000

interface Span extends PriceStep {
  readonly until: number
}

/** Returns each price with its end. Prices that were replaced in the same moment were never in force. */
function spansOf(history: readonly PriceStep[]): Span[] {
  return history
    .map((step, index) => ({ ...step, until: history[index + 1]?.from ?? Number.POSITIVE_INFINITY }))
    .filter(({ from, until }) => until > from)
}

/**
 * Returns the lowest price that was in force at any time in the 30 days before a moment, or null. The history begins
 * with the oldest price. A change of price at that very moment does not count.
 */
export function lowestPriceBefore(history: readonly PriceStep[], moment: number): number | null {
  const before = history.filter(({ from }) => from < moment)
  const inForce = spansOf(before).filter(({ until }) => until > moment - thirtyDays)
  return inForce.length > 0 ? Math.min(...inForce.map(({ cents }) => cents)) : null
}

/** Returns how the lowest price of the previous 30 days changed over time, including the price in force. */
export function lowestPriceSteps(history: readonly PriceStep[], now: number): PriceStep[] {
  const spans = spansOf(history)
  const moments = [...spans.map(({ from }) => from), ...spans.map(({ until }) => until + thirtyDays)]
  const steps = [...new Set(moments)]
    .filter((moment) => moment <= now)
    .sort((one, other) => one - other)
    .map((moment) => {
      const counted = spans.filter(({ from, until }) => from <= moment && until > moment - thirtyDays)
      return { from: moment, cents: Math.min(...counted.map(({ cents }) => cents)) }
    })
  return steps.filter(({ cents }, index) => cents !== steps[index - 1]?.cents)
}
