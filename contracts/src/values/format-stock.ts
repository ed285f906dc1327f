/**
 * The numbers to which a stock is rounded down. A stock of up to two sets is shown exactly; a larger number would
 * soon be outdated on a cached page.
 */
const steps = [250, 100, 50, 20, 8]

/** Formats a stock. The result is between "0" and ">250". */
export function formatStock(count: number): string {
  const passed = steps.find((step) => count > step)
  return passed === undefined ? String(Math.max(0, count)) : `>${passed}`
}
