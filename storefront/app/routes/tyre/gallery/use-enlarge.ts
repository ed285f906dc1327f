import type { PointerEvent } from 'react'
import { useRef, useState } from 'react'
import type { View } from './enlarge.ts'
import { closeUp, distance, middle, moved, wholePicture, zoomedTo } from './enlarge.ts'

interface Point {
  readonly x: number
  readonly y: number
}

const tapMilliseconds = 300
const tapPixels = 12
const swipePixels = 60
const middleOfStage: Point = { x: 0, y: 0 }

/** Two fingers enlarge, one moves what is enlarged and else goes to the next picture; two taps go close and back. */
export function useEnlarge(step: (by: 1 | -1) => void) {
  const [view, setView] = useState<View>(wholePicture)
  const fingers = useRef(new Map<number, Point>())
  /** Where one finger alone came down; null once a second one joined. */
  const began = useRef<Point | null>(null)
  const lastTap = useRef(Number.NEGATIVE_INFINITY)

  const zoomBy = (factor: number) => setView((now) => zoomedTo(now, now.zoom * factor, middleOfStage))
  const reset = () => setView(wholePicture)

  const down = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, pointOf(event))
    began.current = fingers.current.size === 1 ? pointOf(event) : null
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    const { clientWidth: width, clientHeight: height } = event.currentTarget
    fingers.current.set(event.pointerId, now)
    if (other) {
      const grown = distance(now, other) / Math.max(1, distance(before, other))
      setView((known) => zoomedTo(known, known.zoom * grown, middle(now, other)))
    } else setView((known) => moved(known, { x: now.x - before.x, y: now.y - before.y }, { width, height }))
  }
  const up = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return
    const [at, from] = [pointOf(event), began.current]
    if (!from) return
    if (distance(at, from) < tapPixels) return tap(at, event.timeStamp)
    if (view.zoom === 1 && Math.abs(at.x - from.x) > swipePixels) step(at.x < from.x ? 1 : -1)
  }
  const tap = (at: Point, moment: number) => {
    const twice = moment - lastTap.current < tapMilliseconds
    lastTap.current = twice ? Number.NEGATIVE_INFINITY : moment
    if (twice) setView((now) => zoomedTo(now, now.zoom > 1 ? 1 : closeUp, at))
  }
  const hands = { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up }
  return { view, zoomBy, reset, hands }
}

/** From the middle of the stage. */
function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}
