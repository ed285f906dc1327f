import type { FormEvent } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'

interface Pressed {
  readonly control: Element
  readonly top: number
}

/**
 * Keeps the filter that was just used at its place on the screen, although groups of filters above it grow and shrink
 * with the remaining tyres.
 */
export function useScrollAnchor(options: unknown) {
  const pressed = useRef<Pressed>(null)
  const before = useRef(options)
  useEffect(() => {
    // If the visitor scrolls meanwhile, the filter is not moved back, because the visitor has chosen another
    // position.
    const forget = () => {
      pressed.current = null
    }
    document.addEventListener('scroll', forget, true)
    return () => document.removeEventListener('scroll', forget, true)
  }, [])
  useLayoutEffect(() => {
    if (before.current === options) return
    before.current = options
    const held = pressed.current
    pressed.current = null
    if (!held?.control.isConnected) return
    const moved = held.control.getBoundingClientRect().top - held.top
    if (moved) scrollerOf(held.control).scrollBy({ top: moved, behavior: 'instant' })
  })
  return ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof Element)
      pressed.current = { control: target, top: target.getBoundingClientRect().top }
  }
}

/** Returns the element that scrolls: the open sheet on a phone, otherwise the document. */
function scrollerOf(control: Element): Element {
  const sheet = control.closest(':popover-open')
  const body = control.closest('form')
  return sheet && body ? body : document.documentElement
}
