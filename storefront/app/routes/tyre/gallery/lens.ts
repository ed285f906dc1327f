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
  /** Corner of the square over the picture, within the picture. */
  readonly mask: Point
  /** The picture enlarged, and how far it is moved behind the pane. */
  readonly enlarged: Box
}

/** Where the mask stands under a pointer, and what the pane shows of the picture; null beside the picture. */
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
