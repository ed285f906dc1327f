interface Point {
  readonly x: number
  readonly y: number
}

interface Box extends Point {
  readonly width: number
  readonly height: number
}

export const maskSide = 65
export const paneSide = 300
const scale = paneSide / maskSide

export interface Lens {
  /** The position of the mask's corner. The mask stays within the picture. */
  readonly mask: Point
  /** The size of the enlarged picture and its offset behind the pane. */
  readonly enlarged: Box
}

/**
 * Returns the position of the mask under the pointer and the part of the picture that the pane shows. Returns null if
 * the pointer is outside the picture.
 */
export function lensAt(pointer: Point, picture: Box): Lens | null {
  const [x, y] = [pointer.x - picture.x, pointer.y - picture.y]
  if (x < 0 || y < 0 || x > picture.width || y > picture.height) return null
  const mask = {
    x: within(x - maskSide / 2, picture.width - maskSide),
    y: within(y - maskSide / 2, picture.height - maskSide),
  }
  const enlarged = {
    x: -mask.x * scale,
    y: -mask.y * scale,
    width: picture.width * scale,
    height: picture.height * scale,
  }
  return { mask, enlarged }
}

function within(value: number, most: number): number {
  return Math.min(Math.max(0, value), Math.max(0, most))
}
