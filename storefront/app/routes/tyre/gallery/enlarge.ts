interface Point {
  readonly x: number
  readonly y: number
}

/** How large the picture is shown, and how far it is moved from the middle, in pixels. */
export interface View extends Point {
  readonly zoom: number
}

export const wholePicture: View = { zoom: 1, x: 0, y: 0 }
const most = 5
export const closeUp = 2.5

/** The point under the fingers stays where it is; from the middle of the stage. */
export function zoomedTo(view: View, wanted: number, { x, y }: Point): View {
  const zoom = Math.min(Math.max(1, wanted), most)
  if (zoom === 1) return wholePicture
  const grown = zoom / view.zoom
  return { zoom, x: x - (x - view.x) * grown, y: y - (y - view.y) * grown }
}

/** Never so far that the picture leaves the stage. */
export function moved(view: View, by: Point, stage: { width: number; height: number }): View {
  const reach = (side: number) => (side * (view.zoom - 1)) / 2
  const within = (value: number, limit: number) => Math.min(Math.max(-limit, value), limit)
  return {
    zoom: view.zoom,
    x: within(view.x + by.x, reach(stage.width)),
    y: within(view.y + by.y, reach(stage.height)),
  }
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

export function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}
