import type { RefObject } from 'react'
import { useEffect, useState } from 'react'

/**
 * Returns the names of the fields that have lost the focus, the last one at the end. If a press takes the focus away,
 * the field counts only after the press. Otherwise its error would move the pressed element away from the pointer, and
 * the press would be lost.
 */
export function useBlurredFields(form: RefObject<HTMLFormElement | null>): ReadonlySet<string> {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    let isPressed = false
    let names: string[] = []
    const count = () => {
      const counted = names
      names = []
      if (counted.length === 0) return
      setLeft((before) => new Set([...[...before].filter((name) => !counted.includes(name)), ...counted]))
    }
    const leave = ({ target }: FocusEvent) => {
      names.push((target as HTMLInputElement).name)
      if (!isPressed) count()
    }
    const release = () =>
      setTimeout(() => {
        isPressed = false
        count()
      })
    form.current?.addEventListener('focusout', leave, { signal })
    document.addEventListener('pointerdown', () => (isPressed = true), { signal })
    for (const end of ['pointerup', 'pointercancel', 'keydown'])
      document.addEventListener(end, release, { signal })
    return () => listeners.abort()
  }, [form])
  return left
}
