/**
 * Exact numbers are shown up to two sets. Larger ones are rounded down, because on a cached page they are soon
 * outdated.
 */
const steps = [250, 100, 50, 20, 8]

/** The result is at most ">250" and at least 0. */
export function formatStock(count: number): string {
  const passed = steps.find((step) => count > step)
  return passed === undefined ? String(Math.max(0, count)) : `>${passed}`
}
