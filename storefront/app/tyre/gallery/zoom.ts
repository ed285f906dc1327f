import './zoom.css'

const running = new WeakSet<HTMLElement>()
const roomy = '(min-width: 992px)'

/**
 * Shows a square mask under the pointer and, beside the picture, a pane with the masked part enlarged. Both are
 * decorative and hidden from screen readers.
 */
export function zoomIn(main: HTMLElement): void {
  if (running.has(main)) return
  running.add(main)
  const mask = addTo(main, 'zoom__mask')
  const pane = addTo(main, 'zoom')
  const hide = () => {
    mask.hidden = true
    pane.hidden = true
  }
  main.addEventListener('pointerleave', hide)
  main.addEventListener('pointermove', (event) => {
    const picture = pictureUnder(event)
    const lens = picture && lensAt(event, picture.getBoundingClientRect())
    if (!picture || !lens || !window.matchMedia(roomy).matches) return hide()
    mask.hidden = false
    pane.hidden = false
    const [outer, inner] = [main.getBoundingClientRect(), picture.getBoundingClientRect()]
    place(mask, inner.x - outer.x + lens.mask.x, inner.y - outer.y + lens.mask.y)
    const { x, y, width, height } = lens.enlarged
    pane.style.backgroundImage = `url("${largeOf(picture)}")`
    pane.style.backgroundSize = `${width}px ${height}px`
    pane.style.backgroundPosition = `${x}px ${y}px`
  })
}

function addTo(main: HTMLElement, className: string): HTMLElement {
  const part = document.createElement('div')
  part.className = className
  part.hidden = true
  main.append(part)
  return part
}

function place({ style }: HTMLElement, x: number, y: number): void {
  style.left = `${x}px`
  style.top = `${y}px`
}

function pictureUnder({ clientX, clientY }: PointerEvent): HTMLImageElement | null {
  const under = document.elementsFromPoint(clientX, clientY)
  return under.find((part) => part instanceof HTMLImageElement) ?? null
}

/** Returns the URL of the picture in its largest width, which is the target of the picture's link. */
function largeOf(picture: HTMLImageElement): string {
  return picture.closest('a')?.href ?? picture.currentSrc
}

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

interface Lens {
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
