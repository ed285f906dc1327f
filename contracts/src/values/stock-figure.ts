/** Up to two sets are told by number. Above, a number would be old with the next sale: pages are cached. */
const steps = [250, 100, 50, 20, 8]

/** Never more than ">250", never less than 0. */
export function stockFigure(count: number): string {
  const passed = steps.find((step) => count > step)
  return passed === undefined ? String(Math.max(0, count)) : `>${passed}`
}
