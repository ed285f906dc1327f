export interface Motion {
  /** What the visitor chose with the button; until then it moves by itself. */
  readonly wish: 'auto' | 'play' | 'pause'
  readonly hovered: boolean
  readonly focused: boolean
  readonly inView: boolean
  readonly tabHidden: boolean
}

/** Hovering and focus stop it, unless the visitor has pressed play. */
export function isMoving({ wish, hovered, focused, inView, tabHidden }: Motion): boolean {
  if (tabHidden || !inView || wish === 'pause') return false
  return wish === 'play' || !(hovered || focused)
}

export interface Row {
  /** The left edge of each item, from that of the first. */
  readonly starts: readonly number[]
  readonly itemWidth: number
  readonly width: number
  readonly scrolled: number
}

const tolerance = 4

/** The items that are whole in view, counted from 0. */
export function itemsInView({
  starts,
  itemWidth,
  width,
  scrolled,
}: Row): readonly [first: number, last: number] {
  const whole = starts.flatMap((start, index) =>
    start >= scrolled - tolerance && start + itemWidth <= scrolled + width + tolerance ? [index] : [],
  )
  const nearest = starts.reduce(
    (best, start, index) =>
      Math.abs(start - scrolled) < Math.abs((starts[best] ?? 0) - scrolled) ? index : best,
    0,
  )
  return [whole[0] ?? nearest, whole.at(-1) ?? nearest]
}

/** How far to scroll for the next item or the one before; past either end it goes on at the other. */
export function stepFrom(row: Row, direction: 1 | -1): number {
  const [first, last] = itemsInView(row)
  const furthest = (row.starts.at(-1) ?? 0) + row.itemWidth - row.width
  const atEnd = last === row.starts.length - 1
  if (direction === 1) return atEnd ? 0 : (row.starts[first + 1] ?? 0)
  return first === 0 ? furthest : (row.starts[first - 1] ?? 0)
}
