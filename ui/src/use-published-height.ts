import { useEffect, useRef } from 'react'

/**
 * Publishes the height of an element at the bottom of the window as a CSS property of the document, so that other
 * elements leave room for it.
 */
export function usePublishedHeight<Type extends HTMLElement = HTMLElement>(property: `--${string}`) {
  const element = useRef<Type>(null)
  useEffect(() => {
    const { current } = element
    if (!current) return
    const { style } = document.documentElement
    const watcher = new ResizeObserver(() => style.setProperty(property, `${current.offsetHeight}px`))
    watcher.observe(current)
    return () => {
      watcher.disconnect()
      style.removeProperty(property)
    }
  }, [property])
  return element
}
