import type { MouseEvent } from 'react'
import { useEffect, useRef } from 'react'

/**
 * After a press of "load more", moves the focus to the first of the appended tyres. If the visitor has moved on to
 * another element meanwhile, that element keeps the focus.
 */
export function useFocusOnAppended(ids: readonly number[]) {
  const list = useRef<HTMLDivElement>(null)
  const pressed = useRef<{ readonly link: Element; readonly lastId: number }>(null)
  useEffect(() => {
    // Earlier pages may be added above meanwhile, so the last tyre is compared and not the number of tyres.
    if (!pressed.current || ids.at(-1) === pressed.current.lastId) return
    const { link, lastId } = pressed.current
    pressed.current = null
    const { activeElement } = document
    if (activeElement !== link && activeElement !== document.body) return
    const links = list.current?.querySelectorAll<HTMLElement>('h3 a')
    links?.[ids.indexOf(lastId) + 1]?.focus({ preventScroll: true })
  }, [ids])
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    pressed.current = { link: currentTarget, lastId: ids.at(-1) ?? 0 }
  }
  return { list, press }
}
