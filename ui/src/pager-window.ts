const neighbours = 1
const shownWhole = 7

/** Returns the page numbers to show. A null in the list stands for two or more omitted numbers. */
export function pagerWindow(page: number, pages: number): (number | null)[] {
  if (pages <= shownWhole) return range(1, pages)
  const from = Math.max(2, Math.min(page - neighbours, pages - 4))
  const to = Math.min(pages - 1, Math.max(page + neighbours, 5))
  const before = from > 3 ? [1, null] : range(1, from - 1)
  const after = to < pages - 2 ? [null, pages] : range(to + 1, pages)
  return [...before, ...range(from, to), ...after]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
