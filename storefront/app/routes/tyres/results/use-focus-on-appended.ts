import type { MouseEvent } from 'react'
import { useEffect, useRef } from 'react'

/**
 * After a press of "load more", moves the focus to the first of the appended tyres. If the visitor has moved on to
 * another element meanwhile, that element keeps the focus.
 */
export function useFocusOnAppended(count: number) {
  const list = useRef<HTMLDivElement>(null)
  const pressed = useRef<{ readonly link: Element; readonly count: number }>(null)
  useEffect(() => {
    if (!pressed.current || count <= pressed.current.count) return
    const { link, count: before } = pressed.current
    pressed.current = null
    const { activeElement } = document
    if (activeElement !== link && activeElement !== document.body) return
    const links = list.current?.querySelectorAll<HTMLElement>('h3 a')
    links?.[before]?.focus({ preventScroll: true })
  }, [count])
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    pressed.current = { link: currentTarget, count }
  }
  return { list, press }
}
