export interface Motion {
  /**
   * The visitor's choice by button. It is `auto` until the visitor presses one, and the carousel then moves by
   * itself.
   */
  readonly wish: 'auto' | 'play' | 'pause'
  readonly hovered: boolean
  readonly focused: boolean
  readonly inView: boolean
  readonly tabHidden: boolean
}

/** Hovering and focus stop the motion unless the visitor has pressed play. */
export function isMoving({ wish, hovered, focused, inView, tabHidden }: Motion): boolean {
  if (tabHidden || !inView || wish === 'pause') return false
  return wish === 'play' || !(hovered || focused)
}

export interface Row {
  /** The left edge of each item, relative to the first item. */
  readonly starts: readonly number[]
  readonly itemWidth: number
  readonly width: number
  readonly scrolled: number
}

const tolerance = 4

/** Returns the first and last item that are fully visible, counted from 0. */
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

/**
 * Returns the scroll position of the next or previous item. After the last item comes the first, and before the first
 * comes the last.
 */
export function stepFrom(row: Row, direction: 1 | -1): number {
  const [first, last] = itemsInView(row)
  const furthest = (row.starts.at(-1) ?? 0) + row.itemWidth - row.width
  const atEnd = last === row.starts.length - 1
  if (direction === 1) return atEnd ? 0 : (row.starts[first + 1] ?? 0)
  return first === 0 ? furthest : (row.starts[first - 1] ?? 0)
}
